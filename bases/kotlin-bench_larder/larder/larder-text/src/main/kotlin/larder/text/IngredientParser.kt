package larder.text

import larder.Ingredient
import larder.Measure
import larder.Quantity

/** Reads a line such as "1 1/2 cups flour, sifted". */
class IngredientParser(private val units: UnitTable = UnitTable.of("en")) {

    private val amounts = AmountParser()

    /** The ingredient on [line], or null where the line names none. */
    fun parse(line: String): Ingredient? {
        val amount = amounts.parse(line) ?: return named(line, quantity = null)
        val unit = amount.rest.substringBefore(' ')
        val measure = units[unit] ?: return named(amount.rest, Quantity(amount.value, Measure.PIECE))
        return named(amount.rest.removePrefix(unit), Quantity(amount.value, measure))
    }

    private fun named(text: String, quantity: Quantity?): Ingredient? {
        val name = text.substringBefore(',').replace(NOT_IN_NAMES, " ").trim().removePrefix("of ")
        val note = text.substringAfter(',', missingDelimiterValue = "").trim()
        if (name == "") return null
        return Ingredient(name, quantity, note.takeIf { it.isNotEmpty() })
    }

    private companion object {
        val NOT_IN_NAMES = Regex("""[^\p{L}\d' -]+""")
    }
}
