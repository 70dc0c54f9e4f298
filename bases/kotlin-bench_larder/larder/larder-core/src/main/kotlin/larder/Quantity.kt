package larder

/** An amount of something, such as 250 g. Arithmetic keeps the measure of the left side. */
data class Quantity(val amount: Fraction, val measure: Measure) : Comparable<Quantity> {

    val isPositive: Boolean get() = amount > Fraction.ZERO

    operator fun plus(other: Quantity) = copy(amount = amount + other.to(measure).amount)

    operator fun minus(other: Quantity) = copy(amount = amount - other.to(measure).amount)

    operator fun times(factor: Fraction) = copy(amount = amount * factor)

    fun isComparableTo(other: Quantity) = measure.dimension == other.measure.dimension

    infix fun to(target: Measure): Quantity {
        require(measure.dimension == target.dimension) { "Cannot turn $measure into $target" }
        return Quantity(amount * measure.size / target.size, target)
    }

    override fun compareTo(other: Quantity) = amount.compareTo(other.to(measure).amount)

    override fun toString() = "$amount ${measure.symbol}".trim()
}

infix fun Int.of(measure: Measure) = Quantity(this over 1, measure)

infix fun Fraction.of(measure: Measure) = Quantity(this, measure)
