package larder

import larder.Measure.GRAM
import larder.Measure.PIECE
import org.junit.Assert.assertEquals
import org.junit.Test

class RecipeTest {

    private val pancakes = Recipe(
        "Pancakes",
        servings = 4,
        ingredients = listOf(
            Ingredient("flour", 250 of GRAM, note = "sifted"),
            Ingredient("eggs", 2 of PIECE),
            Ingredient("salt")
        )
    )

    @Test
    fun `doubles for twice as many`() {
        val doubled = pancakes.scaleTo(8)
        assertEquals(8, doubled.servings)
        assertEquals(listOf(500 of GRAM, 4 of PIECE, null), doubled.ingredients.map { it.quantity })
    }

    @Test
    fun `stays the same for as many`() = assertEquals(pancakes, pancakes.scaleTo(4))

    @Test
    fun `keeps names and notes`() {
        val scaled = pancakes.scaleTo(12)
        assertEquals(listOf("flour", "eggs", "salt"), scaled.ingredients.map { it.name })
        assertEquals("sifted", scaled.ingredients.first().note)
    }

    @Test(expected = IllegalArgumentException::class)
    fun `does not scale to nobody`() {
        pancakes.scaleTo(0)
    }

    @Test(expected = IllegalArgumentException::class)
    fun `serves at least one`() {
        Recipe("Air", servings = 0, ingredients = emptyList())
    }
}
