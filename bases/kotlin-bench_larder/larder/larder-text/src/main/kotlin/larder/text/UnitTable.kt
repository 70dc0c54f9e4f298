package larder.text

import java.util.Properties
import larder.Measure

/** The words one language has for measures. */
class UnitTable private constructor(private val measures: Map<String, Measure>) {

    val words: Set<String> get() = measures.keys

    /** The measure that [word] means, whatever its case. */
    operator fun get(word: String): Measure? = measures[word.toLowerCase()]

    companion object {
        val languages = listOf("en")

        fun of(language: String): UnitTable =
            requireNotNull(find(language)) { "No units for '$language', only for ${languages.joinToString()}" }

        /** The table of [language], or null where there is none. */
        fun find(language: String): UnitTable? {
            val resource = UnitTable::class.java.getResourceAsStream("units_$language.properties") ?: return null
            val properties = resource.reader().use { Properties().apply { load(it) } }
            val words = properties.stringPropertyNames()
            return UnitTable(words.associate { it to Measure.valueOf(properties.getProperty(it)) })
        }
    }
}
