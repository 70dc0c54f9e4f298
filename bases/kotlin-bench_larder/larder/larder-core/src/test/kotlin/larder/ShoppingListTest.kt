package larder

import larder.Measure.GRAM
import larder.Measure.KILOGRAM
import larder.Measure.PIECE
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class ShoppingListTest {

    private fun recipe(vararg ingredients: Ingredient) = Recipe("Test", 1, ingredients.toList())

    @Test
    fun `lists what a recipe needs`() {
        val list = ShoppingList.of(listOf(recipe(Ingredient("flour", 250 of GRAM))))
        assertEquals(listOf(Ingredient("flour", 250 of GRAM)), list.items)
    }

    @Test
    fun `adds up what several recipes need`() {
        val bread = recipe(Ingredient("flour", 1 of KILOGRAM))
        val cake = recipe(Ingredient("Flour", 300 of GRAM))
        assertEquals(listOf(Ingredient("flour", (13 over 10) of KILOGRAM)), ShoppingList.of(listOf(bread, cake)).items)
    }

    @Test
    fun `keeps apart what does not add up`() {
        val soup = recipe(Ingredient("onions", 2 of PIECE), Ingredient("onions", 100 of GRAM))
        assertEquals(listOf(2 of PIECE, 100 of GRAM), ShoppingList.of(listOf(soup)).items.map { it.quantity })
    }

    @Test
    fun `leaves out what the pantry has`() {
        val pantry = Pantry().apply { add("flour", 100 of GRAM) }
        val list = ShoppingList.of(listOf(recipe(Ingredient("flour", 250 of GRAM))), pantry)
        assertEquals(150 of GRAM, list.items.single().quantity)
    }

    @Test
    fun `is empty when the pantry has it all`() {
        val pantry = Pantry().apply { add("flour", 1 of KILOGRAM) }
        assertTrue(ShoppingList.of(listOf(recipe(Ingredient("flour", 250 of GRAM))), pantry).isEmpty)
    }

    @Test
    fun `lists salt to taste once`() {
        val list = ShoppingList.of(listOf(recipe(Ingredient("salt")), recipe(Ingredient("salt"))))
        assertEquals(listOf(Ingredient("salt")), list.items)
    }

    @Test
    fun `leaves out salt to taste when there is some`() {
        val pantry = Pantry().apply { add("salt", 500 of GRAM) }
        assertTrue(ShoppingList.of(listOf(recipe(Ingredient("salt"))), pantry).isEmpty)
    }
}
