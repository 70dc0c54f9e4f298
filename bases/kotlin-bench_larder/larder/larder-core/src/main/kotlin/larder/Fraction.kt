package larder

/** An exact number: a fraction in lowest terms whose denominator is positive. */
class Fraction private constructor(val numerator: Long, val denominator: Long) : Comparable<Fraction> {

    val isWhole: Boolean get() = denominator == 1L

    /** The part before the fraction: 1 of 1 1/2, -1 of -1 1/2. */
    val whole: Long get() = numerator / denominator

    /** What is left without [whole]: 1/2 of 1 1/2. */
    val remainder: Fraction get() = of(numerator % denominator, denominator)

    operator fun plus(other: Fraction) =
        of(numerator * other.denominator + other.numerator * denominator, denominator * other.denominator)

    operator fun minus(other: Fraction) = this + -other

    operator fun times(other: Fraction) = of(numerator * other.numerator, denominator * other.denominator)

    operator fun div(other: Fraction) = of(numerator * other.denominator, denominator * other.numerator)

    operator fun unaryMinus() = of(-numerator, denominator)

    override fun compareTo(other: Fraction) =
        (numerator * other.denominator).compareTo(other.numerator * denominator)

    override fun equals(other: Any?) =
        other is Fraction && numerator == other.numerator && denominator == other.denominator

    override fun hashCode() = 31 * numerator.hashCode() + denominator.hashCode()

    override fun toString() = if (isWhole) "$numerator" else "$numerator/$denominator"

    companion object {
        val ZERO = Fraction(0, 1)
        val ONE = Fraction(1, 1)

        fun of(numerator: Long, denominator: Long = 1): Fraction {
            require(denominator != 0L) { "A fraction cannot be over zero: $numerator/0" }
            val divisor = gcd(Math.abs(numerator), Math.abs(denominator)) * (if (denominator < 0) -1 else 1)
            return Fraction(numerator / divisor, denominator / divisor)
        }

        private tailrec fun gcd(a: Long, b: Long): Long = if (b == 0L) a else gcd(b, a % b)
    }
}

infix fun Int.over(denominator: Int) = Fraction.of(toLong(), denominator.toLong())
