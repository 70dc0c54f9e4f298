package larder

import larder.Measure.CUP
import larder.Measure.GRAM
import larder.Measure.KILOGRAM
import larder.Measure.LITRE
import larder.Measure.MILLILITRE
import larder.Measure.TABLESPOON
import larder.Measure.TEASPOON
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

class QuantityTest {

    @Test
    fun `three teaspoons are a tablespoon`() = assertEquals(1 of TABLESPOON, 3 of TEASPOON to TABLESPOON)

    @Test
    fun `conversion is exact`() = assertEquals((6 over 25) of LITRE, 1 of CUP to LITRE)

    @Test
    fun `a sum keeps the measure of the left side`() {
        assertEquals(1250 of GRAM, (250 of GRAM) + (1 of KILOGRAM))
        assertEquals((5 over 4) of KILOGRAM, (1 of KILOGRAM) + (250 of GRAM))
    }

    @Test
    fun `a difference may be negative`() {
        val left = (100 of MILLILITRE) - (1 of LITRE)
        assertEquals(-900 of MILLILITRE, left)
        assertFalse(left.isPositive)
    }

    @Test
    fun `scales by a fraction`() = assertEquals(100 of GRAM, (150 of GRAM) * (2 over 3))

    @Test
    fun `compares across measures`() {
        assertTrue((1 of KILOGRAM) > (999 of GRAM))
        assertEquals(0, (1 of LITRE).compareTo(1000 of MILLILITRE))
    }

    @Test
    fun `tells what can be compared`() {
        assertTrue((1 of CUP).isComparableTo(1 of TEASPOON))
        assertFalse((1 of CUP).isComparableTo(1 of GRAM))
    }

    @Test(expected = IllegalArgumentException::class)
    fun `volume does not turn into mass`() {
        1 of CUP to GRAM
    }

    @Test
    fun `reads as amount and symbol`() = assertEquals("1/2 kg", "${(1 over 2) of KILOGRAM}")
}
