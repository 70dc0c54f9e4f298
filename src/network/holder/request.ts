import { z } from 'zod'
import { probeFindingSchema } from '../../contracts/network.js'

/** What may be reached from a network namespace, by routes. Blocks are IPv4, as in `10.0.0.0/8`. */
export const fenceSchema = z.object({
  /** Wins over `open`. */
  closed: z.array(z.string()),
  /** Reached although it lies in a block of `shut`. */
  open: z.array(z.string()),
  /** Name servers: reached on port 53 alone, although they lie in a block of `shut`. */
  nameServers: z.array(z.string()),
  /** Not reached; all else is. */
  shut: z.array(z.string())
})
export type Fence = z.infer<typeof fenceSchema>

const port = z.number().int().min(1).max(65535)

/** One thing to be tried from inside. What is `refused` must not answer, what is `answered` has to. */
export const attemptSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tcp'), host: z.string(), port, expected: z.literal('refused') }),
  /** By the resolver that the container's programs use. */
  z.object({ kind: z.literal('name'), name: z.string(), expected: z.literal('refused') }),
  /** A question over UDP. A server that says it cannot find out has asked nobody. */
  z.object({ kind: z.literal('dns'), server: z.string(), name: z.string(), expected: z.literal('refused') }),
  /** An answer of success. */
  z.object({
    kind: z.literal('http'),
    host: z.string(),
    port,
    path: z.string(),
    expected: z.literal('answered')
  })
])
export type Attempt = z.infer<typeof attemptSchema>

/** One JSON line on the standard input of `fence`. */
export const holderRequestSchema = z.object({
  fence: fenceSchema,
  /** Whether programs are to ask the engine's resolver; else each look-up fails at once. */
  resolvesNames: z.boolean(),
  attempts: z.array(attemptSchema)
})
export type HolderRequest = z.infer<typeof holderRequestSchema>

/** Its answer, one JSON line; `unsupported` where the kernel or the engine does not let the routes be set. */
export const holderAnswerSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('fenced'), findings: z.array(probeFindingSchema) }),
  z.object({ event: z.literal('unsupported'), message: z.string() })
])
export type HolderAnswer = z.infer<typeof holderAnswerSchema>

/** What `survey` tells of the machine that the engine runs on, asked in its own network. */
export const surveySchema = z.object({
  /** The addresses of its interfaces, IPv4 and IPv6, without loopback. */
  addresses: z.array(z.string()),
  /** Whether a listener of the run on 127.0.0.1 answers there: the engine is on this machine. */
  isLocal: z.boolean()
})
export type Survey = z.infer<typeof surveySchema>
