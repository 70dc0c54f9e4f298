package larder.text

import larder.Ingredient
import larder.ShoppingList

/** Writes a shopping list to take along, one line a thing. */
class ShoppingListFormat(private val quantities: QuantityFormat = QuantityFormat()) {

    fun format(list: ShoppingList): String = list.items.joinToString("\n") { "- ${line(it)}" }

    private fun line(item: Ingredient) = item.quantity?.let { "${quantities.format(it)} ${item.name}" } ?: item.name
}
