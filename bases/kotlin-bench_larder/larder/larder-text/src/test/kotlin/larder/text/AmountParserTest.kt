package larder.text

import larder.over
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test

class AmountParserTest {

    private val parser = AmountParser()

    @Test
    fun `reads a whole number`() = assertEquals(Amount(2 over 1, "eggs"), parser.parse("2 eggs"))

    @Test
    fun `reads a fraction`() = assertEquals(Amount(1 over 2, "tsp salt"), parser.parse("1/2 tsp salt"))

    @Test
    fun `reads a mixed number`() = assertEquals(Amount(3 over 2, "cups flour"), parser.parse("1 1/2 cups flour"))

    @Test
    fun `reads decimals exactly`() = assertEquals(Amount(1 over 4, "l milk"), parser.parse("0.25 l milk"))

    @Test
    fun `needs no blank after the number`() = assertEquals(Amount(250 over 1, "g flour"), parser.parse("250g flour"))

    @Test
    fun `finds no amount in words`() = assertNull(parser.parse("salt to taste"))

    @Test
    fun `reads one over zero as one`() = assertEquals(Amount(1 over 1, "/0 eggs"), parser.parse("1/0 eggs"))
}
