/**
 * The first of some names as a phrase, and how many more there are: `a, b and 3 more`.
 * @param show how a name is written; only those that are shown are
 */
export const firstFew = (
  names: readonly string[],
  { most, show = name => name }: { readonly most: number; readonly show?: (name: string) => string }
): string => {
  const shown = names
    .slice(0, most)
    .map(name => show(name))
    .join(', ')
  return names.length > most ? `${shown} and ${names.length - most} more` : shown
}
