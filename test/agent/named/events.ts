import type { EventReader, Said } from '../../../src/agent/named/declaration.js'

/** What a reader makes of an agent's output, a JSON value a line as it was recorded. */
export const saidOf = (reader: EventReader, recorded: string): Said => {
  for (const line of recorded.split('\n')) if (line.startsWith('{')) reader.take(JSON.parse(line))
  return reader.said()
}
