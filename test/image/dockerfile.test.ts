import { describe, expect, test } from '@jest/globals'
import { parentImages, sharedPart } from '../../src/image/dockerfile.js'
import { processorSeconds } from '../processor-seconds.js'

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: recipes name their arguments so
describe('what a Dockerfile builds on', () => {
  test.each<[string, string, string[]]>([
    ['its one image', 'FROM debian:12\nRUN true\n', ['debian:12']],
    ['words in any case', 'from debian:12 as x\n', ['debian:12']],
    ['no comment', '# FROM x\nFROM y\n', ['y']],
    ['Windows line ends', 'FROM a\r\nFROM b\r\n', ['a', 'b']],
    ['an image for a platform', 'FROM --platform=linux/amd64 a AS x\n', ['a']],
    ['not its own stages', 'FROM a AS build\nFROM build\nFROM b\nCOPY --from=Build /x /x\n', ['a', 'b']],
    ['not stages by number', 'FROM a\nFROM b\nCOPY --from=0 /x /x\n', ['a', 'b']],
    ['nothing for scratch', 'FROM scratch\n', []],
    [
      'images that files are copied from',
      'FROM a\nCOPY --chown=1:1 --from=tools:1 /x /x\n',
      ['a', 'tools:1']
    ],
    [
      'images that are mounted',
      'FROM a\nRUN --mount=type=bind,from=tools:1,target=/t true\n',
      ['a', 'tools:1']
    ],
    [
      'an image by its last name in a mount',
      'FROM a\nRUN --mount=from=b,type=cache,from=tools:2 --mount=type=cache true\n',
      ['a', 'tools:2']
    ],
    ['not stages that are mounted', 'FROM a AS t\nRUN --mount=from=t,target=/t true\n', ['a']],
    ['each once', 'FROM a\nFROM a\n', ['a']],
    [
      'no option of the engine',
      'ARG A=--help\nFROM $A\nCOPY --from=--help / /\nRUN --mount=from=-f true\n',
      []
    ],
    [
      'a hundred images and no more',
      Array.from({ length: 5000 }, (_, index) => `FROM a${index}\n`).join(''),
      Array.from({ length: 100 }, (_, index) => `a${index}`)
    ],
    ['an argument’s default', 'ARG TAG=base\nFROM x:${TAG}\n', ['x:base']],
    ['an argument in quotes', 'ARG TAG="base"\nFROM x:$TAG\n', ['x:base']],
    ['a fallback', 'ARG TAG\nFROM x:${TAG:-base}\n', ['x:base']],
    ['a default of defaults', 'ARG TAG=base\nARG IMAGE=x:$TAG\nFROM ${IMAGE}\n', ['x:base']],
    ['no argument of a stage', 'ARG T=1\nFROM a:$T\nARG T=2\nFROM b:$T\n', ['a:1', 'b:1']],
    ['a line that goes on', 'FROM \\\n  a \\\n  AS x\n', ['a']],
    ['a line that goes on after blanks and comments', 'FROM \\  \n# why\n  a\n', ['a']],
    ['no line of a command that goes on', 'FROM a\nRUN echo \\\n  FROM b\n', ['a']],
    ['no line of a here-document', 'FROM a\nRUN <<EOF\nFROM b\nEOF\nCOPY <<"END" /x\nFROM c\nEND\n', ['a']]
  ])('%s', (_, text, expected) => {
    expect(parentImages(text)).toEqual(expected)
  })

  // Each took from many seconds to forever, or all memory, where nothing could interrupt it.
  test.each<[string, string]>([
    ['arguments that double', `ARG A=aaaaaaaaaa\n${'ARG A=$A$A\n'.repeat(60)}FROM $A\n`],
    ['arguments that never close', `FROM ${'${A:-'.repeat(100_000)}\n`],
    ['mounts without end', `FROM scratch\nRUN ${'--mount=,'.repeat(100_000)}\n`],
    ['a name longer than any', `FROM ${'a'.repeat(1_000_000)}\n`]
  ])('reads past %s at once', (_, text) => {
    const start = processorSeconds()
    expect(parentImages(text).filter(image => image.length > 1000)).toEqual([])
    expect(processorSeconds() - start).toBeLessThan(2)
  })
})
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above

describe('what a Dockerfile shares with others', () => {
  const shared =
    'ARG VERSION=3.9\nFROM python:$VERSION\nRUN pip install \\\n    # with a comment\n    wheel\n'

  test('is all that it does before the context goes in, line by line as it stands', () => {
    expect(sharedPart(`${shared}COPY . .\nRUN make\n`)).toBe(shared)
    expect(sharedPart(`${shared}\n  add jam.txt /\n`)).toBe(`${shared}\n`)
  })

  test('goes over what only looks like it: a comment, a command, a here-document', () => {
    const text = `${shared}# COPY\nRUN cp a b && \\\n  COPY c\nRUN <<END\nCOPY d\nEND\n`
    expect(sharedPart(`${text}COPY . .\n`)).toBe(text)
  })

  test.each([
    ['it runs nothing by then', 'FROM a\nWORKDIR /b\nCOPY . .\nRUN make\n'],
    ['nothing goes in', 'FROM a\nRUN make\n']
  ])('is nothing where %s', (_, text) => expect(sharedPart(text)).toBeNull())
})
