package larder.text

import larder.Fraction

/** An amount that a line starts with, and the rest of the line. */
data class Amount(val value: Fraction, val rest: String)

/** Reads 2, 0.25, 1/2 and 1 1/2. */
class AmountParser {

    fun parse(text: String): Amount? {
        val line = text.trim()
        return fraction(line) ?: decimal(line)
    }

    private fun fraction(line: String): Amount? {
        val match = FRACTION.find(line) ?: return null
        val (whole, top, bottom) = match.destructured
        if (number(bottom) == Fraction.ZERO) return null
        return amount(number(whole) + number(top) / number(bottom), line, match)
    }

    private fun decimal(line: String): Amount? {
        val match = DECIMAL.find(line) ?: return null
        val (whole, decimals) = match.destructured
        val scale = decimals.fold(Fraction.ONE) { power, _ -> power * number("10") }
        return amount(number(whole) + number(decimals) / scale, line, match)
    }

    private fun amount(value: Fraction, line: String, match: MatchResult) =
        Amount(value, line.removeRange(match.range).trim())

    private fun number(digits: String) = Fraction.of(if (digits == "") 0 else digits.toLong())

    private companion object {
        val FRACTION = Regex("""^(?:(\d{1,6})\s+)?(\d{1,6})/(\d{1,6})""")
        val DECIMAL = Regex("""^(\d{1,6})(?:\.(\d{1,6}))?""")
    }
}
