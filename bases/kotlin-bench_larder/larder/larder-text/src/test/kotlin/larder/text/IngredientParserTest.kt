package larder.text

import larder.Ingredient
import larder.Measure.CUP
import larder.Measure.GRAM
import larder.Measure.PIECE
import larder.Measure.TABLESPOON
import larder.of
import larder.over
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test

class IngredientParserTest {

    private val parser = IngredientParser()

    @Test
    fun `reads amount, measure and name`() = assertEquals(Ingredient("flour", 250 of GRAM), parser.parse("250 g flour"))

    @Test
    fun `reads a note after the comma`() =
        assertEquals(Ingredient("flour", (3 over 2) of CUP, "sifted"), parser.parse("1 1/2 cups flour, sifted"))

    @Test
    fun `counts what has no measure`() =
        assertEquals(Ingredient("red onions", 2 of PIECE), parser.parse("2 red onions"))

    @Test
    fun `takes a line without an amount as to taste`() = assertEquals(Ingredient("salt"), parser.parse("salt"))

    @Test
    fun `skips the word of`() = assertEquals(Ingredient("oil", 2 of TABLESPOON), parser.parse("2 tablespoons of oil"))

    @Test
    fun `knows measures in any case`() = assertEquals(Ingredient("oil", 1 of TABLESPOON), parser.parse("1 Tbsp oil"))

    @Test
    fun `takes brackets out of names`() = assertEquals(Ingredient("butter", 50 of GRAM), parser.parse("50 g (butter)"))

    @Test
    fun `finds nothing on a line of dashes`() = assertNull(parser.parse("* * *"))
}
