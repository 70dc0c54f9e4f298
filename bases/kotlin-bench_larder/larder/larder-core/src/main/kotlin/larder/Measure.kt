package larder

import larder.Dimension.COUNT
import larder.Dimension.MASS
import larder.Dimension.VOLUME

enum class Dimension { MASS, VOLUME, COUNT }

/** How an amount is measured. Within one dimension, measures convert exactly. */
enum class Measure(val symbol: String, val dimension: Dimension, size: Int) {
    GRAM("g", MASS, 1),
    KILOGRAM("kg", MASS, 1000),
    MILLILITRE("ml", VOLUME, 1),
    TEASPOON("tsp", VOLUME, 5),
    TABLESPOON("tbsp", VOLUME, 15),
    CUP("cup", VOLUME, 240),
    LITRE("l", VOLUME, 1000),
    PIECE("", COUNT, 1);

    /** How many of the dimension's smallest measure make one of this. */
    val size: Fraction = Fraction.of(size.toLong())
}
