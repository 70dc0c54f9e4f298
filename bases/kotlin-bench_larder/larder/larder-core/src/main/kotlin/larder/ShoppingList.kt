package larder

/** What to buy, each thing once. */
class ShoppingList private constructor(val items: List<Ingredient>) {

    val isEmpty: Boolean get() = items.isEmpty()

    companion object {
        /** What [recipes] need beyond what is in the [pantry], in the order of the recipes. */
        fun of(recipes: List<Recipe>, pantry: Pantry = Pantry()): ShoppingList {
            val needed = recipes.flatMap { it.ingredients }.groupBy { it.key }
            return ShoppingList(needed.values.flatMap { merge(it) }.mapNotNull { missing(it, pantry) })
        }

        /** One entry a dimension: 2 onions and 100 g of onions cannot be added up. */
        private fun merge(same: List<Ingredient>): List<Ingredient> {
            val name = same.first().name
            val measured = same.mapNotNull { it.quantity }.groupBy { it.measure.dimension }
            if (measured.isEmpty()) return listOf(Ingredient(name))
            return measured.values.map { Ingredient(name, it.reduce(Quantity::plus)) }
        }

        private fun missing(item: Ingredient, pantry: Pantry): Ingredient? {
            val needed = item.quantity ?: return item.takeIf { wanted -> pantry.stock.none { it.key == wanted.key } }
            val toBuy = needed - pantry.amountOf(item.name, needed.measure)
            return if (toBuy.isPositive) item.copy(quantity = toBuy) else null
        }
    }
}
