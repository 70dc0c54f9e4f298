package larder.text

import larder.Ingredient
import larder.Measure.GRAM
import larder.Measure.PIECE
import larder.Recipe
import larder.ShoppingList
import larder.of
import org.junit.Assert.assertEquals
import org.junit.Test

class ShoppingListFormatTest {

    private val lists = ShoppingListFormat()

    @Test
    fun `writes one line a thing`() {
        val ingredients = listOf(Ingredient("flour", 250 of GRAM), Ingredient("eggs", 2 of PIECE), Ingredient("salt"))
        val list = ShoppingList.of(listOf(Recipe("Pancakes", 4, ingredients)))
        assertEquals("- 250 g flour\n- 2 eggs\n- salt", lists.format(list))
    }

    @Test
    fun `writes nothing for an empty list`() = assertEquals("", lists.format(ShoppingList.of(emptyList())))
}
