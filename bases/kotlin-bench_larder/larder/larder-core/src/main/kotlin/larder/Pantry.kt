package larder

import java.time.LocalDate

/** Something on the shelf. Without a date it keeps for good. */
data class Stock(val name: String, val quantity: Quantity, val bestBefore: LocalDate? = null) {
    val key: String get() = Ingredient.keyOf(name)
}

class Pantry {

    private val shelf = mutableListOf<Stock>()

    val stock: List<Stock> get() = shelf.toList()

    fun add(name: String, quantity: Quantity, bestBefore: LocalDate? = null) {
        require(quantity.isPositive) { "Nothing to put on the shelf: $quantity of $name" }
        shelf += Stock(name, quantity, bestBefore)
    }

    /** How much there is of [name], counting what can be expressed in [measure]. */
    fun amountOf(name: String, measure: Measure): Quantity =
        matching(name, measure).fold(0 of measure) { sum, item -> sum + item.quantity }

    /** Takes [quantity] off the shelf, or as much as there is, and returns what was missing. */
    fun take(name: String, quantity: Quantity): Quantity {
        var missing = quantity
        for (item in matching(name, quantity.measure)) {
            if (!missing.isPositive) break
            val taken = minOf(item.quantity, missing)
            missing -= taken
            val left = item.quantity - taken
            val place = shelf.indexOf(item)
            if (left.isPositive) shelf[place] = item.copy(quantity = left) else shelf.removeAt(place)
        }
        return missing
    }

    private fun matching(name: String, measure: Measure): List<Stock> {
        val key = Ingredient.keyOf(name)
        return shelf.filter { it.key == key && it.quantity.measure.dimension == measure.dimension }
    }
}
