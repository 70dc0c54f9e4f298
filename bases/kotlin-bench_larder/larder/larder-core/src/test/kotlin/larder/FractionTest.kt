package larder

import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

class FractionTest {

    @Test
    fun `is kept in lowest terms`() {
        assertEquals(1 over 2, 2 over 4)
        assertEquals("3/4", "${6 over 8}")
    }

    @Test
    fun `has its sign above the line`() = assertEquals("-1/2", "${1 over -2}")

    @Test
    fun `adds and subtracts`() {
        assertEquals(5 over 6, (1 over 2) + (1 over 3))
        assertEquals(1 over 6, (1 over 2) - (1 over 3))
    }

    @Test
    fun `multiplies and divides`() {
        assertEquals(1 over 3, (1 over 2) * (2 over 3))
        assertEquals(3 over 4, (1 over 2) / (2 over 3))
    }

    @Test
    fun `compares by value`() {
        assertTrue(1 over 3 < 1 over 2)
        assertTrue(-1 over 2 < Fraction.ZERO)
    }

    @Test
    fun `splits into a whole and a remainder`() {
        assertEquals(1L, (3 over 2).whole)
        assertEquals(1 over 2, (3 over 2).remainder)
    }

    @Test
    fun `knows whether it is whole`() {
        assertTrue((4 over 2).isWhole)
        assertFalse((3 over 2).isWhole)
    }

    @Test(expected = IllegalArgumentException::class)
    fun `is never over zero`() {
        1 over 0
    }
}
