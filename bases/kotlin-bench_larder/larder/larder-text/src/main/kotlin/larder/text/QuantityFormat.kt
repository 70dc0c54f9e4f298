package larder.text

import larder.Fraction
import larder.Quantity

/** Writes amounts as a cook would: 1 1/2 tsp, 250 g. */
class QuantityFormat {

    fun format(quantity: Quantity): String = "${format(quantity.amount)} ${quantity.measure.symbol}".trim()

    fun format(amount: Fraction): String = when {
        amount.isWhole -> "$amount"
        amount.whole == 0L -> "$amount"
        else -> "${amount.whole} ${amount.remainder}"
    }
}
