import { isObject, listAt, objectAt, textAt } from '../json-values.js'
import {
  type Answer,
  addArguments,
  addCall,
  addText,
  anthropicTokens,
  errorText,
  geminiTokens,
  openaiTokens
} from './answer.js'
import type { EndpointKind } from './endpoint.js'

/** Takes one event of a stream, or a whole body, into account. */
export type AnswerPart = (answer: Answer, value: unknown) => void

const takeError = (answer: Answer, value: unknown): boolean => {
  const error = errorText(value)
  if (error === undefined) return false
  answer.error ??= error
  return true
}

const anthropicBlock = (answer: Answer, block: unknown): void => {
  if (textAt(block, 'type') !== 'tool_use') {
    addText(answer, textAt(block, 'text'))
    return
  }
  const input = objectAt(block, 'input')
  // In a stream the arguments come later, in pieces.
  addCall(answer, textAt(block, 'name'), input && Object.keys(input).length > 0 ? input : undefined)
}

const messages: AnswerPart = (answer, value) => {
  if (takeError(answer, value) || !isObject(value)) return
  switch (value.type) {
    case 'message_start':
      answer.model = textAt(value.message, 'model') ?? answer.model
      answer.tokens = anthropicTokens(objectAt(value, 'message', 'usage'), answer.tokens)
      return
    case 'content_block_start':
      return anthropicBlock(answer, value.content_block)
    case 'content_block_delta':
      addText(answer, textAt(value.delta, 'text'))
      return addArguments(answer, textAt(value.delta, 'partial_json'))
    case 'message_delta':
      answer.tokens = anthropicTokens(value.usage, answer.tokens)
      return
    case 'message_stop':
      answer.ended = true
      return
    case 'message':
      answer.model = textAt(value, 'model') ?? answer.model
      answer.tokens = anthropicTokens(value.usage, answer.tokens)
      for (const block of listAt(value, 'content')) anthropicBlock(answer, block)
      answer.ended = true
  }
}

const chat: AnswerPart = (answer, value) => {
  if (takeError(answer, value) || !isObject(value)) return
  answer.model = textAt(value, 'model') ?? answer.model
  answer.tokens = openaiTokens(value.usage) ?? answer.tokens
  const choice = listAt(value, 'choices')[0]
  const said = objectAt(choice, 'delta') ?? objectAt(choice, 'message') ?? choice
  addText(answer, textAt(said, 'content') ?? textAt(said, 'text'))
  for (const call of listAt(said, 'tool_calls')) {
    const name = textAt(objectAt(call, 'function'), 'name')
    const args = textAt(objectAt(call, 'function'), 'arguments')
    if (name !== undefined) addCall(answer, name, args)
    else addArguments(answer, args)
  }
  if (textAt(choice, 'finish_reason') !== undefined) answer.ended = true
}

const responsesItem = (answer: Answer, item: unknown): void => {
  const name = textAt(item, 'name') ?? textAt(item, 'type')
  const args = textAt(item, 'arguments') ?? textAt(item, 'input') ?? objectAt(item, 'action')
  if (textAt(item, 'type') === 'message') {
    for (const part of listAt(item, 'content')) addText(answer, textAt(part, 'text'))
  } else if (args !== undefined) addCall(answer, name, args)
}

const response = (answer: Answer, value: unknown): void => {
  answer.model = textAt(value, 'model') ?? answer.model
  answer.tokens = openaiTokens(objectAt(value, 'usage')) ?? answer.tokens
  const status = textAt(value, 'status')
  if (status === 'failed') answer.error ??= errorText(value) ?? 'failed'
  if (status === 'completed' || status === 'incomplete' || status === 'cancelled') answer.ended = true
}

const responses: AnswerPart = (answer, value) => {
  if (!isObject(value)) return
  const type = textAt(value, 'type')
  if (type === 'error') answer.error ??= errorText(value) ?? textAt(value, 'message') ?? 'error'
  else if (type === 'response.output_item.done') responsesItem(answer, value.item)
  else if (type?.startsWith('response.') && isObject(value.response)) response(answer, value.response)
  else if (type === undefined && Array.isArray(value.output)) {
    for (const item of value.output) responsesItem(answer, item)
    response(answer, value)
    // A compacted conversation has no status.
    if (value.status === undefined) answer.ended = true
  } else if (type === undefined) takeError(answer, value)
}

const gemini: AnswerPart = (answer, value) => {
  // Without `alt=sse` a stream is one long list.
  if (Array.isArray(value)) {
    for (const part of value) gemini(answer, part)
    return
  }
  if (takeError(answer, value) || !isObject(value)) return
  answer.model = textAt(value, 'modelVersion') ?? answer.model
  answer.tokens = geminiTokens(value.usageMetadata) ?? answer.tokens
  const candidate = listAt(value, 'candidates')[0]
  for (const part of listAt(objectAt(candidate, 'content'), 'parts')) {
    const call = objectAt(part, 'functionCall')
    if (call) addCall(answer, textAt(call, 'name'), call.args)
    else addText(answer, textAt(part, 'text'))
  }
  const blocked = textAt(objectAt(value, 'promptFeedback'), 'blockReason')
  if (blocked !== undefined || textAt(candidate, 'finishReason') !== undefined) answer.ended = true
}

const embeddings: AnswerPart = (answer, value) => {
  if (takeError(answer, value) || !isObject(value)) return
  answer.model = textAt(value, 'model') ?? answer.model
  answer.tokens = openaiTokens(value.usage) ?? { input: 0, cached: 0, cacheWrite: 0, output: 0 }
  answer.ended = true
}

/**
 * What each API's parts of an answer say: text, calls of tools, tokens. An answer comes in one part or, as
 * a stream, in many.
 */
export const ANSWER_PARTS: Readonly<Record<EndpointKind, AnswerPart>> = {
  messages,
  chat,
  responses,
  gemini,
  embeddings,
  other: () => {}
}
