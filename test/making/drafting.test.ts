import { describe, expect, test } from '@jest/globals'
import { readCommitMessage } from '../../src/making/commit-message.js'
import { draftInstruction, readIssue } from '../../src/making/draft-instruction.js'
import { licenceIn } from '../../src/making/licence.js'
import { processorSeconds } from '../processor-seconds.js'

describe("a commit's message", () => {
  test('names its pull request and issue, and says what was wrong', () => {
    const message = `Scale recipes by an exact factor (#14)

The number of people was divided as a whole number.

A second paragraph.

Fixes #13
Signed-off-by: Mina <mina@larder.example>
Co-authored-by: Jonas <jonas@larder.example>
`
    expect(readCommitMessage(message)).toEqual({
      title: 'Scale recipes by an exact factor',
      body: 'The number of people was divided as a whole number.\n\nA second paragraph.',
      pullRequest: '14',
      issue: '13'
    })
  })

  test("of a merge has the pull request's title below", () => {
    expect(
      readCommitMessage('Merge pull request #7 from mina/exact\n\nScale exactly.\n\nCloses #5, #6')
    ).toEqual({
      title: 'Scale exactly',
      body: '',
      pullRequest: '7',
      issue: '5'
    })
  })

  test('may have a subject alone, and prose about fixing stays', () => {
    expect(readCommitMessage('Fix it\n\nFixes #4 only where the list is empty.')).toEqual({
      title: 'Fix it',
      body: 'Fixes #4 only where the list is empty.',
      pullRequest: null,
      issue: null
    })
  })

  test('is read in linear time, however long its subject', () => {
    const begin = processorSeconds()
    expect(readCommitMessage(`Fix${' '.repeat(1_000_000)}it (#7)`).pullRequest).toBe('7')
    expect(readCommitMessage(`Fix${' '.repeat(1_000_000)}it`).pullRequest).toBeNull()
    expect(processorSeconds() - begin).toBeLessThan(5)
  })
})

describe('a drafted instruction', () => {
  const place = { workdir: '/home/larder', repositoryName: 'larder', buildTool: 'gradle' } as const

  test('says what is to be done, where, and how to test', () => {
    expect(draftInstruction({ ...place, title: 'Scale exactly', body: 'Two get nothing.' })).toBe(
      '# Scale exactly\n\nThe repository of *larder* is in `/home/larder`.\n\nTwo get nothing.\n\n`./gradlew test` runs the tests.\n'
    )
  })

  test("takes an issue's own heading for the title", () => {
    expect(readIssue('\n## Recipes for two are empty\r\n\r\nSee:\r\n\r\n```kotlin\nscale(2)\n```\n')).toEqual(
      {
        title: 'Recipes for two are empty',
        body: 'See:\n\n```kotlin\nscale(2)\n```'
      }
    )
  })
})

describe('the licence', () => {
  test.each([
    [
      'Apache-2.0',
      '                                 Apache License\n                           Version 2.0, January 2004'
    ],
    [
      'MIT',
      'MIT License\n\nCopyright (c) 2024 A\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of'
    ],
    [
      'GPL-3.0-only',
      '                    GNU GENERAL PUBLIC LICENSE\n                       Version 3, 29 June 2007'
    ],
    [
      'LGPL-2.1-only',
      '                  GNU LESSER GENERAL PUBLIC LICENSE\n                       Version 2.1, February 1999'
    ],
    [
      'BSD-3-Clause',
      'Redistribution and use in source and binary forms, with or without\nmodification ...\n3. Neither the name of the copyright holder'
    ],
    [
      'MPL-2.0',
      'Mozilla Public License Version 2.0\n=====\nmentions the GNU General Public License, Version 2.0'
    ],
    ['EPL-2.0', 'Eclipse Public License - v 2.0'],
    ['Apache-2.0', '# larder\n\n`./gradlew test` runs the tests. Licence: Apache-2.0.\n'],
    ['MIT', '// SPDX-License-Identifier: MIT\n']
  ])('%s is known by its text', (id, text) => {
    expect(licenceIn(text)).toBe(id)
  })

  test.each(['All rights reserved.', 'License: see below', '', 'Licence: Homemade-1.0'])(
    '%j names none',
    text => {
      expect(licenceIn(text)).toBeNull()
    }
  )
})
