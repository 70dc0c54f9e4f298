package larder

/** One line of a recipe. Without a quantity it is "to taste"; the note is how to prepare it. */
data class Ingredient(val name: String, val quantity: Quantity? = null, val note: String? = null) {

    init {
        require(name.isNotBlank()) { "An ingredient needs a name" }
    }

    /** What the names of one and the same thing have in common. */
    val key: String get() = keyOf(name)

    companion object {
        fun keyOf(name: String) = name.trim().toLowerCase()
    }
}
