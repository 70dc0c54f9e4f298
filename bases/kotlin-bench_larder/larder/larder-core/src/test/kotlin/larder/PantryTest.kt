package larder

import larder.Measure.GRAM
import larder.Measure.KILOGRAM
import larder.Measure.LITRE
import larder.Measure.PIECE
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class PantryTest {

    private val pantry = Pantry()

    @Test
    fun `adds up what is on the shelf`() {
        pantry.add("flour", 1 of KILOGRAM)
        pantry.add("Flour", 250 of GRAM)
        assertEquals(1250 of GRAM, pantry.amountOf("flour", GRAM))
    }

    @Test
    fun `counts only what can be measured so`() {
        pantry.add("milk", 1 of LITRE)
        assertEquals(0 of GRAM, pantry.amountOf("milk", GRAM))
    }

    @Test
    fun `takes what it has`() {
        pantry.add("eggs", 6 of PIECE)
        assertEquals(0 of PIECE, pantry.take("eggs", 2 of PIECE))
        assertEquals(4 of PIECE, pantry.amountOf("eggs", PIECE))
    }

    @Test
    fun `says what was missing`() {
        pantry.add("eggs", 1 of PIECE)
        assertEquals(2 of PIECE, pantry.take("eggs", 3 of PIECE))
        assertTrue(pantry.stock.isEmpty())
    }

    @Test
    fun `takes from one packet after the other`() {
        pantry.add("sugar", 100 of GRAM)
        pantry.add("sugar", 500 of GRAM)
        pantry.take("sugar", 150 of GRAM)
        assertEquals(listOf(450 of GRAM), pantry.stock.map { it.quantity })
    }

    @Test
    fun `leaves everything else alone`() {
        pantry.add("salt", 500 of GRAM)
        assertEquals(1 of GRAM, pantry.take("sugar", 1 of GRAM))
        assertEquals(500 of GRAM, pantry.amountOf("salt", GRAM))
    }

    @Test(expected = IllegalArgumentException::class)
    fun `does not store nothing`() = pantry.add("air", 0 of LITRE)
}
