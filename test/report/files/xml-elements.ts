import { expect } from '@jest/globals'
import { XmlScanner } from '../../../src/score/xml/scanner.js'

export interface XmlElement {
  readonly name: string | null
  readonly attributes: Readonly<Record<string, string>>
}

/** The elements of a document that is read as strictly as expat reads it. */
export const xmlElements = (xml: string): XmlElement[] => {
  const elements: XmlElement[] = []
  const scanner = new XmlScanner({
    open: (name, attributes) =>
      elements.push({
        name,
        attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value]))
      }),
    close: () => {}
  })
  scanner.push(xml.replace('<?xml version="1.0" encoding="UTF-8"?>', ''))
  scanner.end()
  expect(scanner.malformation).toBeNull()
  return elements
}
