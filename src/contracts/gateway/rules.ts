import { z } from 'zod'

/** Reached unless a rule says otherwise: what package registries, git and model providers listen on. */
export const WEB_PORTS = [80, 443] as const

/** A port of a host. */
export const portSchema = z.number().int().min(1).max(65535)

/**
 * One host rule in Harbor's syntax: an exact name, `*.suffix`, an address, or a CIDR block with its
 * network address. `ports` are those of a provider's base URL, where they are others than the web's.
 */
export const gatewayRuleSchema = z.union([
  z.string(),
  z.object({ host: z.string(), ports: z.array(portSchema).min(1) })
])
export type GatewayRule = z.infer<typeof gatewayRuleSchema>

/** What a phase may reach. */
export const gatewayRulesSchema = z.object({
  allow: z.array(gatewayRuleSchema).default([]),
  /** Wins over `allow`. */
  deny: z.array(gatewayRuleSchema).default([])
})
