// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Harbor's variables, as tasks write them
import { describe, expect, test } from '@jest/globals'
import { parseCompose } from '../../src/task/compose.js'

describe('a compose file', () => {
  test.each([
    ['services:\n  main:\n    image: kotlin-bench/x:pr-1\n', 'kotlin-bench/x:pr-1'],
    [
      '# c\nversion: "3"\nname: n\nx-note: 1\nservices: {main: {image: "host:5000/a/b_c:1.2"}}',
      'host:5000/a/b_c:1.2'
    ],
    ['services:\n  main:\n    build: .\n', null],
    ['services:\n  main:\n    build:\n      context: ${CONTEXT_DIR}\n      dockerfile: Dockerfile\n', null],
    ['services:\n  main:\n    image: ${MAIN_IMAGE_NAME}\n', null]
  ])('names the local image: %j', (text, localImage) => {
    expect(parseCompose(text)).toEqual({ ok: true, localImage })
  })

  test.each([
    ['services: {main: {image: a}, db: {image: b}}', 'services.db is not supported yet (a sidecar service)'],
    ['services: {main: {image: a, privileged: true}}', 'services.main.privileged'],
    ['services: {main: {image: a, volumes: ["/:/host"]}}', 'services.main.volumes'],
    ['services: {main: {build: {context: ., args: {A: b}}}}', 'services.main.build'],
    ['services: {main: {build: ../other}}', 'services.main.build'],
    ['services: {main: {image: a}}\nnetworks: {n: {}}', 'networks'],
    ['services: {main: {image: a}, "x\\ny": {}}', 'services."x\\ny"']
  ])('refuses by name: %j', (text, key) => {
    const result = parseCompose(text)
    expect(!result.ok && result.fault.code).toBe('task-unsupported')
    expect(!result.ok && result.fault.message).toContain(key)
  })

  test.each([
    ['services:\n  main: [\n', 'line '],
    ['services: {main: {image: a}}\nservices: {main: {image: b}}', 'line 2'],
    ['services: {main: {image: "--rm"}}', '"--rm" is not an image name'],
    ['services: {main: {image: "A B"}}', '"A B" is not an image name'],
    ['services: {main: {image: 7}}', 'not a string'],
    ['services: {}', 'services.main is missing'],
    ['', 'not a mapping'],
    ['- a', 'not a mapping'],
    ['text', 'not a mapping']
  ])('is invalid: %j', (text, message) => {
    const result = parseCompose(text)
    expect(!result.ok && result.fault.code).toBe('task-compose-invalid')
    expect(!result.ok && result.fault.message).toContain(message)
  })

  test('aliases that would fill the memory are refused, quickly', () => {
    const names = [...'abcdefghi']
    const level = (name: string, index: number) =>
      `x-${name}: &${name} [${Array(9)
        .fill(index === 0 ? 1 : `*${names[index - 1]}`)
        .join(', ')}]\n`
    const bomb = names.map(level).join('')
    expect(parseCompose(`${bomb}services: {main: {image: a}}`).ok).toBe(false)
  })
})
