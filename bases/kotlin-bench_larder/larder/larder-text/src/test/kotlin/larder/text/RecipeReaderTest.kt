package larder.text

import larder.Measure.GRAM
import larder.Measure.PIECE
import larder.of
import org.junit.Assert.assertEquals
import org.junit.Test

class RecipeReaderTest {

    private val reader = RecipeReader()

    private val pancakes = reader.read(
        """
        Pancakes
        Serves 4

        250 g flour
        2 eggs
        salt
        """.trimIndent()
    )

    @Test
    fun `the first line is the title`() = assertEquals("Pancakes", pancakes.title)

    @Test
    fun `reads for how many it is`() = assertEquals(4, pancakes.servings)

    @Test
    fun `reads one ingredient a line`() {
        assertEquals(listOf("flour", "eggs", "salt"), pancakes.ingredients.map { it.name })
        assertEquals(listOf(250 of GRAM, 2 of PIECE, null), pancakes.ingredients.map { it.quantity })
    }

    @Test
    fun `is for one when it does not say`() = assertEquals(1, reader.read("Toast\n2 slices bread").servings)

    @Test(expected = IllegalArgumentException::class)
    fun `needs a title`() {
        reader.read("\n\n")
    }
}
