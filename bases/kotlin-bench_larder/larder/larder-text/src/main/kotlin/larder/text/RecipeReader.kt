package larder.text

import larder.Recipe

/** Reads a recipe: its title, "Serves N", and one ingredient a line. */
class RecipeReader(private val ingredients: IngredientParser = IngredientParser()) {

    fun read(text: String): Recipe {
        val lines = text.lines().map { it.trim() }.filter { it.isNotEmpty() }
        val title = requireNotNull(lines.firstOrNull()) { "An empty recipe" }
        val servings = lines.mapNotNull { SERVES.matchEntire(it) }.firstOrNull()?.let { it.groupValues[1].toInt() }
        val rest = lines.drop(1).filterNot { SERVES.matches(it) }
        return Recipe(title, servings ?: 1, rest.mapNotNull { ingredients.parse(it) })
    }

    private companion object {
        val SERVES = Regex("""(?i)serves\s+(\d{1,3})""")
    }
}
