const TESTS = new URL('../', import.meta.url).href
const GLOBALS = new URL('./globals.mjs', import.meta.url).href

/**
 * Jest's own `@jest/globals` refuses to be loaded outside of the contexts that jest makes.
 *
 * The runner loads a test file under an address with a number of its own. What the file imports from the
 * tests' folder gets the same number and so is loaded anew with it: such a module may ask for `afterEach`.
 */
export const resolve = async (specifier, context, next) => {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true }
  const found = await next(specifier, context)
  const number = context.parentURL?.startsWith(TESTS) ? new URL(context.parentURL).search : ''
  return found.url.startsWith(TESTS) && !found.url.includes('?')
    ? { ...found, url: `${found.url}${number}` }
    : found
}
