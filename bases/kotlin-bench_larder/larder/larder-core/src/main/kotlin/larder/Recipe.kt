package larder

data class Recipe(val title: String, val servings: Int, val ingredients: List<Ingredient>) {

    init {
        require(servings > 0) { "A recipe serves at least one: $title" }
    }

    /** The same recipe for another number of people. What has no quantity stays as it is. */
    fun scaleTo(people: Int): Recipe {
        require(people > 0) { "Cannot cook for $people" }
        val factor = people / servings over 1
        return copy(
            servings = people,
            ingredients = ingredients.map { it.copy(quantity = it.quantity?.times(factor)) }
        )
    }
}
