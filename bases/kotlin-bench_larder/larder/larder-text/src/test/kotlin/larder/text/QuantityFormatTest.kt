package larder.text

import larder.Measure.GRAM
import larder.Measure.PIECE
import larder.Measure.TEASPOON
import larder.of
import larder.over
import org.junit.Assert.assertEquals
import org.junit.Test

class QuantityFormatTest {

    private val quantities = QuantityFormat()

    @Test
    fun `writes whole amounts plainly`() = assertEquals("250 g", quantities.format(250 of GRAM))

    @Test
    fun `writes a fraction`() = assertEquals("1/2 tsp", quantities.format((1 over 2) of TEASPOON))

    @Test
    fun `writes a mixed number`() = assertEquals("1 1/2 tsp", quantities.format((3 over 2) of TEASPOON))

    @Test
    fun `writes pieces without a symbol`() = assertEquals("3", quantities.format(3 of PIECE))
}
