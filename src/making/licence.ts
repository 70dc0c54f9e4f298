import parseExpression from 'spdx-expression-parse'

/**
 * How licences begin or what only they say, the more telling first. The text of a GNU licence does not
 * tell whether later versions may be chosen: that stands in the sources, so it is read as not.
 */
const TEXTS: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['Apache-2.0', /\bApache License,?\s+Version 2\.0\b/i],
  ['AGPL-3.0-only', /\bGNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3\b/i],
  ['LGPL-3.0-only', /\bGNU LESSER GENERAL PUBLIC LICENSE\s+Version 3\b/i],
  ['LGPL-2.1-only', /\bGNU LESSER GENERAL PUBLIC LICENSE\s+Version 2\.1\b/i],
  ['GPL-3.0-only', /\bGNU GENERAL PUBLIC LICENSE\s+Version 3\b/i],
  ['GPL-2.0-only', /\bGNU GENERAL PUBLIC LICENSE\s+Version 2\b/i],
  ['MPL-2.0', /\bMozilla Public License,?\s+(?:Version|v\.?)\s*2\.0\b/i],
  ['EPL-2.0', /\bEclipse Public License\s*(?:-\s*)?v(?:ersion)?\.?\s*2\.0\b/i],
  ['EPL-1.0', /\bEclipse Public License\s*(?:-\s*)?v(?:ersion)?\.?\s*1\.0\b/i],
  ['BSL-1.0', /\bBoost Software License - Version 1\.0\b/i],
  ['CC0-1.0', /\bCC0 1\.0 Universal\b/i],
  ['Unlicense', /\bThis is free and unencumbered software released into the public domain\b/i],
  ['ISC', /\bPermission to use, copy, modify, and\/or distribute this software for any purpose\b/i],
  ['MIT', /\bPermission is hereby granted, free of charge, to any person obtaining a copy\b/i],
  ['BSD-3-Clause', /\bRedistribution and use in source and binary forms[\s\S]*\bNeither the name\b/i],
  ['BSD-2-Clause', /\bRedistribution and use in source and binary forms\b/i]
]

const isExpression = (text: string): boolean => {
  try {
    parseExpression(text)
    return true
  } catch {
    return false
  }
}

/** `SPDX-License-Identifier: MIT`, or `Licence: Apache-2.0` in prose. */
const NAMED = /\b(?:SPDX-License-Identifier|Licen[cs]e):\s*([A-Za-z0-9.+-]{2,40})/gi

/** The id that a text names; null where what it names is no id. */
const namedIn = (text: string): string | null => {
  for (const [, name = ''] of text.matchAll(NAMED)) {
    const id = name.replace(/\.$/, '')
    if (isExpression(id)) return id
  }
  return null
}

/** Where repositories say their licence, the most binding first. */
export const LICENCE_FILES: readonly RegExp[] = [
  /^(?:LICEN[CS]E|COPYING|UNLICENSE)(?:[.-].*)?$/i,
  /^README(?:\.[a-z]+)?$/i
]

const LONGEST = 100_000

/** SPDX id of the licence in a licence's text or a README; null for one that is not known. */
export const licenceIn = (text: string): string | null => {
  const start = text.slice(0, LONGEST)
  // Licences quote each other, and say their own name at the top.
  const head = start.slice(0, 600)
  const found =
    TEXTS.find(([, pattern]) => pattern.test(head)) ?? TEXTS.find(([, pattern]) => pattern.test(start))
  return namedIn(start) ?? found?.[0] ?? null
}
