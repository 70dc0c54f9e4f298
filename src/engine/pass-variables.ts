/** What the engine's own command line is given to pass on, under a name that means nothing to it. */
const PASSED = 'KOTLIN_BENCH_PASSED_'

/**
 * A variable reaches the engine's command line in that program's own environment, where a PATH or a
 * DOCKER_HOST would be taken for its own: so each goes under another name and is renamed inside.
 */
export const passVariables = (
  variables: Readonly<Record<string, string>>
): { env: Record<string, string>; shell: string } => ({
  env: Object.fromEntries(Object.entries(variables).map(([name, value]) => [`${PASSED}${name}`, value])),
  /** Lines of sh that give each its own name. */
  shell: Object.keys(variables)
    .map(name => `export ${name}="$${PASSED}${name}"; unset ${PASSED}${name}`)
    .join('\n')
})
