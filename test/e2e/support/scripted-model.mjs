/*
 * A model server that answers from a list of steps: Anthropic Messages, OpenAI Chat Completions and
 * Responses, Gemini, streaming and not. It is also a proxy that refuses and notes everything, so that
 * one port shows which other hosts an agent wants.
 *
 *   node scripted-model.mjs [--port 0] [--script steps.json] [--log requests.jsonl] [--port-file F]
 *                           [--fail STATUS] [--mode MODE] [--key KEY]
 *
 * steps.json: { "steps": [ {"sh":"..."}, {"write":{"path":"..","content":".."}}, {"text":"..."} ],
 *               "edit": {"path":"x.txt","search":"..","replace":".."},      for clients without tools
 *               "usage": {"input":1000,"output":50,"cached":100}, "delayMs": 0 }
 * The step follows from the conversation (how many tool results answer our calls), so that retries and
 * parallel sessions are harmless. MODE is how it misbehaves: endless (a stream that never ends), half
 * (a stream that breaks), cut (one that stops in good order before its end), nothing (no answer), drop
 * (the connection is closed), echo (headers and body of the request come back), garbage (200 with no
 * JSON), gzip or br (encoded whatever the client accepts), error-event (a failure within the stream).
 * With KEY any other key gets 401. Control: GET /__log  POST /__reset  PUT /__script  GET /__health
 */
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'

// ---------- choosing what to say -------------------------------------------------------
const SHELL =
  /^(bash|shell|shell_command|exec_command|local_shell|run_shell_command|execute_bash|run_terminal_cmd|terminal|run_command|execute_command)$/i
const WRITE = /^(write|write_file|create_file|write_to_file)$/i
const q = s => `'${String(s).replaceAll("'", `'\\''`)}'`

function fill(schema, given) {
  // given: list of [regexp, value]; fill required props of a JSON schema
  const props = schema?.properties ?? {},
    req = new Set(schema?.required ?? []),
    out = {}
  for (const [name, p] of Object.entries(props)) {
    const hit = given.find(([re]) => re.test(name))
    if (hit) out[name] = p.type === 'array' || p.type === 'ARRAY' ? ['bash', '-c', hit[1]] : hit[1]
    else if (req.has(name)) out[name] = sample(p)
  }
  return out
}
function sample(p = {}) {
  // smallest value that satisfies a JSON schema
  if (p.const !== undefined) return p.const
  if (p.enum) return p.enum.includes('user') ? 'user' : p.enum[0]
  if (p.anyOf || p.oneOf) return sample((p.anyOf ?? p.oneOf)[0])
  const t = String(Array.isArray(p.type) ? p.type[0] : (p.type ?? 'string')).toLowerCase()
  if (t === 'object')
    return Object.fromEntries(
      (p.required ?? Object.keys(p.properties ?? {})).map(k => [k, sample(p.properties?.[k])])
    )
  if (t === 'array') return []
  if (t === 'boolean') return false
  if (t === 'integer' || t === 'number') return p.minimum ?? 1
  return 'scripted'
}
function toCall(step, tools) {
  // step -> {name,args,custom?} with the tools that were declared
  const sh = tools.find(t => SHELL.test(t.name)),
    wr = tools.find(t => WRITE.test(t.name))
  if (step.write && wr)
    return {
      tool: wr,
      args: fill(wr.schema, [
        [/^(file_?path|path|absolute_path|filename)$/i, step.write.path],
        [/^(content|contents|file_text|text)$/i, step.write.content]
      ])
    }
  const cmd = step.sh ?? `printf %s ${q(step.write.content)} > ${q(step.write.path)}`
  if (!sh) return null
  return {
    tool: sh,
    args: fill(sh.schema ?? { properties: { command: { type: 'string' } } }, [
      [/^(command|cmd|script)$/i, cmd],
      [/^description$/i, 'scripted step']
    ])
  }
}

/** Starts the server; `mode` and `fail` can be changed while it runs. */
export const startScriptedModel = (options = {}) => {
  let script = {
    steps: [
      { sh: "printf 'changed by agent\\n' > x.txt" },
      { sh: 'cat x.txt && git status --short' },
      { text: 'Done: x.txt now says "changed by agent".' }
    ],
    edit: { path: 'x.txt', search: 'original\n', replace: 'changed by agent\n' },
    ...options.script
  }
  let fail = Number(options.fail ?? 0)
  let mode = options.mode ?? ''
  const log = []
  const record = e => {
    e.n = log.length + 1
    e.t = new Date().toISOString()
    log.push(e)
    if (options.log) fs.appendFileSync(options.log, `${JSON.stringify(e)}\n`)
  }
  let serial = 0
  const uid = p => `${p}${Date.now().toString(36)}${(++serial).toString(36)}`
  const now = () => Math.floor(Date.now() / 1000)
  // c: {tools:[{name,schema,kind}], done:number of our answered calls, text: all prompt text, jsonSchema?}
  function decide(c) {
    if (c.jsonSchema) return { text: JSON.stringify(sample(c.jsonSchema)), why: 'json' }
    if (c.tools.some(t => SHELL.test(t.name) || WRITE.test(t.name))) {
      let step = script.steps[Math.min(c.done, script.steps.length - 1)]
      if (step.text !== undefined && c.text.includes('COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT'))
        step = { sh: 'echo COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT' } // mini-swe-agent's way to end
      if (step.text !== undefined) return { text: step.text, why: `step${c.done}` }
      const call = toCall(step, c.tools)
      if (call) return { call, why: `step${c.done}` }
      return { text: 'no usable tool declared', why: 'no-tool' }
    }
    const e = script.edit
    if (/SEARCH\/REPLACE/.test(c.text) && !/commit message/i.test(c.system.slice(0, 400)))
      return {
        text: `${e.path}\n\`\`\`\n<<<<<<< SEARCH\n${e.search}=======\n${e.replace}>>>>>>> REPLACE\n\`\`\`\n`,
        why: 'search-replace'
      }
    if (/\*file listing\*/i.test(c.text))
      return { text: `${e.path}\n\`\`\`\n${e.replace}\`\`\`\n`, why: 'whole-file' }
    if (/commit message/i.test(c.text)) return { text: 'chore: scripted commit', why: 'commit-msg' }
    return { text: 'scripted', why: 'side' }
  }
  const usage = (c, d) => {
    const u = { input: 1000 * (c.done + 1), output: 10 * (c.done + 1), cached: 100, ...(script.usage ?? {}) }
    return d.why.startsWith('step') || /search|whole/.test(d.why) ? u : { input: 7, output: 3, cached: 0 }
  }
  const strOf = v =>
    typeof v === 'string'
      ? v
      : Array.isArray(v)
        ? v.map(strOf).join('\n')
        : v && typeof v === 'object'
          ? strOf(v.text ?? v.content ?? v.parts ?? '')
          : ''

  // ---------- plumbing -------------------------------------------------------------------
  const ENCODERS = { gzip: zlib.gzipSync, br: zlib.brotliCompressSync }
  const json = (res, code, body) => {
    const text = JSON.stringify(body)
    const b = ENCODERS[mode] ? ENCODERS[mode](text) : Buffer.from(text)
    res.writeHead(code, {
      'content-type': 'application/json',
      'content-length': b.length,
      ...(ENCODERS[mode] && { 'content-encoding': mode })
    })
    res.end(b)
  }
  const sse = res => {
    res.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      connection: 'keep-alive',
      ...(ENCODERS[mode] && { 'content-encoding': mode })
    })
    const encoder =
      mode === 'gzip' ? zlib.createGzip() : mode === 'br' ? zlib.createBrotliCompress() : undefined
    const end = res.end.bind(res)
    if (encoder) {
      encoder.on('data', chunk => res.write(chunk))
      encoder.on('end', () => end())
      res.end = () => encoder.end()
    }
    const out = text => (encoder ? encoder.write(text) : res.write(text))
    let events = 0
    if (mode === 'endless')
      res.end = () => {
        const timer = setInterval(() => res.write(': still here\n\n'), 50)
        res.on('close', () => clearInterval(timer))
      }
    if (mode === 'half') res.end = () => setTimeout(() => res.destroy(), 50)
    return (data, event) => {
      events += 1
      if ((mode === 'half' || mode === 'cut') && events > 2) return
      if (mode === 'error-event' && events > 1) {
        if (events === 2)
          out(
            `event: error\ndata: ${JSON.stringify({ type: 'error', error: { type: 'overloaded_error', message: 'scripted overload' } })}\n\n`
          )
        return
      }
      out(
        (event ? `event: ${event}\n` : '') +
          `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
      )
    }
  }
  const cut = s => {
    const h = Math.ceil(s.length / 2)
    return [s.slice(0, h), s.slice(h)].filter(Boolean)
  }

  // ---------- Anthropic ------------------------------------------------------------------
  function anthropic(b, res) {
    const c = {
      tools: (b.tools ?? []).map(t => ({ name: t.name, schema: t.input_schema })),
      done: (b.messages ?? [])
        .flatMap(m => (Array.isArray(m.content) ? m.content : []))
        .filter(p => p.type === 'tool_result' && p.tool_use_id?.startsWith('toolu_sm')).length,
      system: strOf(b.system),
      text: strOf(b.system) + strOf(b.messages),
      jsonSchema: b.output_config?.format?.schema ?? b.output_format?.schema
    }
    const d = decide(c),
      u = usage(c, d)
    const us = {
      input_tokens: u.input,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: u.cached,
      output_tokens: u.output
    }
    const block = d.call
      ? { type: 'tool_use', id: uid('toolu_sm'), name: d.call.tool.name, input: d.call.args }
      : { type: 'text', text: d.text }
    const stop = d.call ? 'tool_use' : 'end_turn',
      id = uid('msg_sm')
    const msg = {
      id,
      type: 'message',
      role: 'assistant',
      model: b.model,
      content: [block],
      stop_reason: stop,
      stop_sequence: null,
      usage: us
    }
    if (!b.stream) {
      json(res, 200, msg)
      return d
    }
    const s = sse(res),
      ev = o => s(o, o.type)
    ev({
      type: 'message_start',
      message: { ...msg, content: [], stop_reason: null, usage: { ...us, output_tokens: 1 } }
    })
    ev({
      type: 'content_block_start',
      index: 0,
      content_block: d.call ? { ...block, input: {} } : { type: 'text', text: '' }
    })
    for (const p of cut(d.call ? JSON.stringify(block.input) : d.text))
      ev({
        type: 'content_block_delta',
        index: 0,
        delta: d.call ? { type: 'input_json_delta', partial_json: p } : { type: 'text_delta', text: p }
      })
    ev({ type: 'content_block_stop', index: 0 })
    ev({ type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage: us })
    ev({ type: 'message_stop' })
    res.end()
    return d
  }
  // ---------- OpenAI Chat Completions ----------------------------------------------------
  function chat(b, res) {
    const m = b.messages ?? []
    const c = {
      tools: (b.tools ?? []).map(t => ({ name: t.function?.name ?? '', schema: t.function?.parameters })),
      done: m.filter(x => x.role === 'tool' && x.tool_call_id?.startsWith('call_sm')).length,
      system: strOf(m.filter(x => /system|developer/.test(x.role))),
      text: strOf(m),
      jsonSchema: b.response_format?.json_schema?.schema
    }
    const d = decide(c),
      u = usage(c, d)
    const us = {
      prompt_tokens: u.input,
      completion_tokens: u.output,
      total_tokens: u.input + u.output,
      prompt_tokens_details: { cached_tokens: u.cached },
      completion_tokens_details: { reasoning_tokens: 0 }
    }
    const id = uid('chatcmpl-sm'),
      tc = d.call && {
        id: uid('call_sm'),
        type: 'function',
        function: { name: d.call.tool.name, arguments: JSON.stringify(d.call.args) }
      }
    const fin = tc ? 'tool_calls' : 'stop',
      base = { id, created: now(), model: b.model }
    if (!b.stream) {
      json(res, 200, {
        ...base,
        object: 'chat.completion',
        choices: [
          {
            index: 0,
            finish_reason: fin,
            logprobs: null,
            message: { role: 'assistant', content: tc ? null : d.text, ...(tc && { tool_calls: [tc] }) }
          }
        ],
        usage: us
      })
      return d
    }
    const s = sse(res),
      ch = (delta, finish_reason = null) =>
        s({ ...base, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })
    if (tc) {
      ch({
        role: 'assistant',
        content: null,
        tool_calls: [{ index: 0, ...tc, function: { name: tc.function.name, arguments: '' } }]
      })
      for (const p of cut(tc.function.arguments))
        ch({ tool_calls: [{ index: 0, function: { arguments: p } }] })
    } else {
      ch({ role: 'assistant', content: '' })
      for (const p of cut(d.text)) ch({ content: p })
    }
    ch({}, fin)
    if (b.stream_options?.include_usage)
      s({ ...base, object: 'chat.completion.chunk', choices: [], usage: us })
    s('[DONE]')
    res.end()
    return d
  }
  // ---------- OpenAI Responses -----------------------------------------------------------
  function responses(b, res) {
    const inp = Array.isArray(b.input) ? b.input : [{ role: 'user', content: b.input ?? '' }]
    const flat = (b.tools ?? []).flatMap(t => (t.type === 'namespace' ? (t.tools ?? []) : [t]))
    const c = {
      tools: flat.map(t => ({ name: t.name ?? t.type, schema: t.parameters, kind: t.type })),
      done: inp.filter(x => /_call_output$/.test(x.type ?? '') && x.call_id?.startsWith('call_sm')).length,
      system: b.instructions ?? '',
      text: (b.instructions ?? '') + strOf(inp),
      jsonSchema: b.text?.format?.schema
    }
    const d = decide(c),
      u = usage(c, d)
    const us = {
      input_tokens: u.input,
      input_tokens_details: { cached_tokens: u.cached },
      output_tokens: u.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: u.input + u.output
    }
    let item, steps
    if (d.call && d.call.tool.kind === 'local_shell') {
      item = {
        type: 'local_shell_call',
        id: uid('lsh_sm'),
        call_id: uid('call_sm'),
        status: 'completed',
        action: { type: 'exec', command: ['bash', '-c', d.call.args.command], env: {} }
      }
      steps = []
    } else if (d.call) {
      const args = JSON.stringify(d.call.args)
      item = {
        type: 'function_call',
        id: uid('fc_sm'),
        call_id: uid('call_sm'),
        name: d.call.tool.name,
        arguments: args,
        status: 'completed'
      }
      steps = [
        ...cut(args).map(delta => ({
          type: 'response.function_call_arguments.delta',
          item_id: item.id,
          output_index: 0,
          delta
        })),
        { type: 'response.function_call_arguments.done', item_id: item.id, output_index: 0, arguments: args }
      ]
    } else {
      const part = { type: 'output_text', text: d.text, annotations: [] }
      item = { type: 'message', id: uid('msg_sm'), role: 'assistant', status: 'completed', content: [part] }
      const at = { item_id: item.id, output_index: 0, content_index: 0 }
      steps = [
        { type: 'response.content_part.added', ...at, part: { ...part, text: '' } },
        ...cut(d.text).map(delta => ({ type: 'response.output_text.delta', ...at, delta })),
        { type: 'response.output_text.done', ...at, text: d.text },
        { type: 'response.content_part.done', ...at, part }
      ]
    }
    const r = {
      id: uid('resp_sm'),
      object: 'response',
      created_at: now(),
      model: b.model,
      status: 'completed',
      error: null,
      incomplete_details: null,
      output: [item],
      parallel_tool_calls: false,
      tools: [],
      tool_choice: 'auto',
      usage: us
    }
    if (!b.stream) {
      json(res, 200, r)
      return d
    }
    const s = sse(res)
    let seq = 0
    const ev = o => s({ ...o, sequence_number: seq++ }, o.type)
    const open = { ...r, status: 'in_progress', output: [], usage: null }
    ev({ type: 'response.created', response: open })
    ev({ type: 'response.in_progress', response: open })
    ev({
      type: 'response.output_item.added',
      output_index: 0,
      item: {
        ...item,
        status: 'in_progress',
        ...(item.content && { content: [] }),
        ...(item.arguments && { arguments: '' })
      }
    })
    steps.forEach(ev)
    ev({ type: 'response.output_item.done', output_index: 0, item })
    ev({ type: 'response.completed', response: r })
    res.end()
    return d
  }
  // ---------- Gemini ---------------------------------------------------------------------
  function gemini(b, res, url) {
    const parts = (b.contents ?? []).flatMap(x => x.parts ?? [])
    const g = b.generationConfig ?? {},
      model = /models\/([^:]+):/.exec(url)?.[1]
    const c = {
      tools: (b.tools ?? [])
        .flatMap(t => t.functionDeclarations ?? [])
        .map(t => ({ name: t.name, schema: t.parametersJsonSchema ?? t.parameters })),
      done: parts.filter(p => p.functionResponse).length,
      system: strOf(b.systemInstruction),
      text: strOf(b.systemInstruction) + strOf(b.contents),
      jsonSchema: g.responseJsonSchema ?? g.responseSchema
    }
    const d = decide(c),
      u = usage(c, d)
    const part = d.call
      ? { functionCall: { id: uid('call_sm'), name: d.call.tool.name, args: d.call.args } }
      : { text: d.text }
    const out = {
      candidates: [{ index: 0, content: { role: 'model', parts: [part] }, finishReason: 'STOP' }],
      usageMetadata: {
        promptTokenCount: u.input,
        candidatesTokenCount: u.output,
        cachedContentTokenCount: u.cached,
        totalTokenCount: u.input + u.output
      },
      modelVersion: model,
      responseId: uid('g_sm')
    }
    if (/:generateContent/.test(url)) json(res, 200, out)
    else {
      sse(res)(out)
      res.end()
    }
    return d
  }
  // ---------- HTTP -----------------------------------------------------------------------
  const self = h => {
    const [n, p] = String(h).split(':')
    return /^(127\.0\.0\.1|localhost)$/.test(n) && Number(p ?? 80) === server.address().port
  }
  const server = http.createServer((req, res) => {
    const chunks = []
    req.on('data', x => chunks.push(x))
    req.on('end', () => {
      let url = req.url
      let via = false
      if (/^https?:\/\//.test(url)) {
        // used as a forward proxy
        const a = new URL(url)
        if (!self(a.host)) {
          record({ kind: 'proxy-http', host: a.host, url })
          res.writeHead(403)
          return res.end('denied')
        }
        url = a.pathname + a.search
        via = true
      }
      const raw = Buffer.concat(chunks).toString('utf8')
      let b = {}
      try {
        b = raw ? JSON.parse(raw) : {}
      } catch {
        b = { _raw: raw.slice(0, 2000) }
      }
      const path = url.split('?')[0]
      if (path === '/__health') return json(res, 200, { ok: true })
      if (path === '/__log') return json(res, 200, log)
      if (path === '/__reset') {
        log.length = 0
        return json(res, 200, {})
      }
      if (path === '/__script') {
        script = { ...script, ...b }
        return json(res, 200, {})
      }
      const e = {
        kind: 'request',
        via,
        method: req.method,
        url,
        headers: { ...req.headers },
        bytes: raw.length,
        model: b.model,
        tools: (b.tools ?? [])
          .flatMap(t => t.functionDeclarations ?? (t.type === 'namespace' ? t.tools : [t]))
          .map(t => t?.name ?? t?.function?.name ?? t?.type),
        body: b
      }
      for (const h of ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key'])
        if (e.headers[h]) e.headers[h] = `${e.headers[h].slice(0, 14)}…`
      const go = () => {
        let d = {}
        try {
          const shown = [
            /^bearer (.*)$/i.exec(req.headers.authorization ?? '')?.[1],
            req.headers['x-api-key'],
            req.headers['x-goog-api-key'],
            req.headers['api-key'],
            new URL(url, 'http://x').searchParams.get('key')
          ].filter(Boolean)
          e.keyOk = options.key === undefined || (shown.length > 0 && shown.every(k => k === options.key))
          if (!e.keyOk) {
            e.failed = 401
            record(e)
            return json(res, 401, {
              type: 'error',
              error: { type: 'authentication_error', message: 'invalid key' }
            })
          }
          if (mode === 'nothing') {
            record(e)
            return
          }
          if (mode === 'drop') {
            record(e)
            return res.destroy()
          }
          if (mode === 'garbage') {
            record(e)
            res.writeHead(200, { 'content-type': 'text/html' })
            return res.end('<h1>hello</h1>')
          }
          if (mode === 'echo') {
            record(e)
            res.setHeader(
              'x-echo',
              req.headers.authorization ?? req.headers['x-api-key'] ?? req.headers['x-goog-api-key'] ?? ''
            )
            return json(res, 200, { headers: req.headers, url, body: b })
          }
          if (fail && req.method === 'POST') {
            e.failed = fail
            record(e)
            return json(res, fail, {
              type: 'error',
              error: { type: 'scripted_error', code: fail, message: `scripted failure ${fail}` }
            })
          }
          if (/\/messages\/count_tokens$/.test(path))
            json(res, 200, { input_tokens: Math.ceil(raw.length / 4) })
          else if (/\/messages$/.test(path)) d = anthropic(b, res)
          else if (/\/chat\/completions$/.test(path)) d = chat(b, res)
          else if (/\/responses$/.test(path) && req.method === 'POST') d = responses(b, res)
          else if (/:(stream)?generateContent$/i.test(path)) d = gemini(b, res, url)
          else if (/:countTokens$/.test(path)) json(res, 200, { totalTokens: Math.ceil(raw.length / 4) })
          else if (/\/models$/.test(path))
            json(res, 200, {
              object: 'list',
              data: [
                {
                  id: 'scripted',
                  object: 'model',
                  created: 0,
                  owned_by: 'test',
                  type: 'model',
                  display_name: 'scripted'
                }
              ],
              models: [],
              has_more: false
            })
          else {
            e.unhandled = true
            json(res, 404, { type: 'error', error: { type: 'not_found_error', message: `no route ${path}` } })
          }
        } catch (err) {
          e.error = String(err.stack)
          if (!res.headersSent) json(res, 500, { error: { message: String(err) } })
          else res.end()
        }
        e.answer = d.why
        e.call = d.call && { name: d.call.tool.name, args: d.call.args }
        record(e)
      }
      script.delayMs ? setTimeout(go, script.delayMs) : go()
    })
  })
  server.on('connect', (req, sock) => {
    sock.on('error', () => {})
    if (self(req.url)) {
      record({ kind: 'proxy-self-tunnel', host: req.url })
      const up = net.connect(server.address().port, '127.0.0.1', () => {
        sock.write('HTTP/1.1 200 OK\r\n\r\n')
        up.pipe(sock)
        sock.pipe(up)
      })
      up.on('error', () => sock.destroy())
      return
    }
    record({ kind: 'proxy-connect', host: req.url, ua: req.headers['user-agent'] })
    sock.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n')
  })
  server.on('upgrade', (req, sock) => {
    record({ kind: 'websocket-upgrade', url: req.url, headers: req.headers })
    sock.end('HTTP/1.1 426 Upgrade Required\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
  })
  server.keepAliveTimeout = 1000

  const close = () =>
    new Promise(done => {
      server.closeAllConnections()
      server.close(() => done())
    })
  return new Promise(ready => {
    server.listen(Number(options.port ?? 0), '127.0.0.1', () => {
      const { port } = server.address()
      ready({
        port,
        url: `http://127.0.0.1:${port}`,
        log,
        close,
        misbehave(next) {
          mode = next.mode ?? ''
          fail = next.fail ?? 0
        },
        script(next) {
          script = { ...script, ...next }
        }
      })
    })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const argv = {}
  for (let i = 2; i < process.argv.length; i += 2)
    argv[process.argv[i].replace(/^--/, '')] = process.argv[i + 1]
  const script = argv.script ? JSON.parse(fs.readFileSync(argv.script, 'utf8')) : {}
  const { port } = await startScriptedModel({ ...argv, script })
  if (argv['port-file']) fs.writeFileSync(argv['port-file'], String(port))
  console.log(`scripted-model on http://127.0.0.1:${port}`)
  process.on('SIGTERM', () => process.exit(0))
}
