import fc from 'fast-check'

/*
 * Generators of report texts that know where XML parsers, shells and languages disagree.
 */

/** Text as it may stand inside quotes, traps among it. */
const CLASS_NAMES = [
  'a',
  'a',
  'a',
  'com.x.FooTest',
  'b.C',
  '',
  ' a ',
  'a@1f',
  '\u0085a',
  'a\u001f',
  '\ufeffa',
  'x[1]',
  'x[]',
  'naïve.Ünit',
  '&#xA0;a',
  'a[jvm]'
]

const TEST_NAMES = [
  'b',
  'b',
  'b',
  'c d',
  'c',
  'e',
  '',
  ' b',
  'b\t',
  'b\n',
  'b&#10;',
  '&#10;b',
  'b&#13;',
  'b\r',
  'b\r\nc',
  'b\u00a0',
  '\u3000b',
  'b\u0085',
  'b&#x85;',
  '\ufeffb',
  'b\u200b',
  'b@1f',
  'b @1f',
  'b@Add',
  'b@xyz',
  'b@',
  '@1f',
  'b@1f@2e',
  'b@1f ',
  'b&#10;@1f',
  'b@1f&#10;',
  'b[1]',
  'b[]',
  'b[]]',
  'b[ ]',
  '[b',
  'b]',
  '][',
  'b[&#10;]',
  'b[&#10;x]',
  'b[\u2028]',
  'b[&#13;]',
  'b[&#x85;]',
  '[&#10;[]',
  'b[jvm]',
  'b[desktop]',
  'b[jvm]&#10;',
  'b[jvm] ',
  'b[jvm]@1f',
  'b@1f[jvm]',
  'b[jvm][jvm]',
  'b[js, node]',
  'b[jvm]&#10;@1f',
  '[jvm]',
  'b[jvm]&#10;&#10;',
  'line one&#10;line two',
  'line one\nline two',
  'b&amp;c',
  'b&lt;c',
  'b&quot;c',
  'b&apos;c',
  'b&#x1F600;',
  'b\u{1f600}',
  'B',
  'constructor',
  '__proto__',
  'toString'
] as const

/** What makes an attribute, and with it the document, malformed. */
const BAD_NAMES = [
  'b&#27;',
  'b\u001b',
  'b&c',
  'b&nbsp;',
  'b&#0;',
  'b&#xFFFE;',
  'b\uffff',
  'b&#xD800;',
  'b&#x110000;',
  'b<c',
  'b&#;',
  'b&#x;',
  'b&#X41;',
  'b& amp;',
  'b&#65',
  'b\u0001',
  'b&amp',
  'b&#-1;'
]

const GOOD_ODDITIES = [
  'b&#000000000000000000065;',
  'b\u007f',
  'b&#127;',
  'b&#x9;',
  'b&#55295;',
  'b\ufdd0',
  'b]]>',
  'b>',
  "b'"
]

/** Mostly the first, seldom the second. */
const seldom = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>, weight = 12): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: rare, weight: 1 })

const className = seldom<string>(fc.constant('a'), fc.constantFrom(...CLASS_NAMES), 3)
const testName = seldom<string>(
  seldom<string>(fc.constant('b'), fc.constantFrom(...TEST_NAMES, ...GOOD_ODDITIES), 1),
  fc.constantFrom(...BAD_NAMES),
  120
)

/** The children that decide a status, and such that only look like it. */
const STATUS_CHILDREN = [
  '',
  '',
  '',
  '',
  '',
  '',
  '<skipped/>',
  '<failure/>',
  '<failure message="m">text</failure>',
  '<error/>',
  '<failure/><skipped/>',
  '<skipped/><error/>',
  '<x><failure/></x>',
  '<Failure/>',
  '<FAILURE></FAILURE>',
  '<flakyFailure/>',
  '<rerunFailure/>',
  '<failure/><rerunFailure/>',
  '<flakyError message="x"/>',
  '<failure xmlns="urn:x"/>',
  '<p:failure xmlns:p="urn:x"/>',
  '<failures/>',
  '<!-- <failure/> -->',
  '<![CDATA[<failure/>]]>',
  '&lt;failure/>',
  '<skipped >\n</skipped\t>',
  '<?failure ?>',
  '<failure></failure ><error\n/>',
  '<testcase classname="a" name="inner"><failure/></testcase>',
  '<testcase classname="a" name="b"/>',
  "<failure\tmessage='\"'/>"
]

/** Content that is well-formed anywhere. */
const HARMLESS = [
  '',
  '\n',
  ' ',
  'text',
  '<properties><property name="n" value="v"/></properties>',
  '<system-out><![CDATA[out]]></system-out>',
  '<system-out>a &amp; b &#10; c</system-out>',
  '<!-- comment -->',
  '<!---->',
  '<!--->-->',
  '<!-- <testcase classname="a" name="zz"/> -->',
  '<![CDATA[<!-- x -->]]>',
  '<![CDATA[]]>',
  '<![CDATA[]]]]>',
  '<![CDATA[a]]><![CDATA[b]]>',
  '<?pi data?>',
  '<?pi?>',
  '<?xml-style x?>',
  '<?xmlfoo?>',
  '<?p ??>',
  ']]',
  '] ]>',
  ']]&gt;',
  '>',
  '"',
  "'",
  '\t',
  '\r\n',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\u007f',
  '<system-err a="<!-- -->"/>'.replace('<!', '&lt;!'),
  '<a:b xmlns:a="urn:a"/>',
  '<a xmlns="urn:d"><testcase classname="a" name="hidden"/></a>',
  '<a xmlns="urn:d"><testcase xmlns="" classname="a" name="seen"/></a>',
  '<xml:a/>',
  '<a xml:b="c" b="d"/>',
  '<é/>',
  '<a.b-c_d/>',
  '<a1/>',
  '<_/>',
  '<\u0e01/>',
  '<a\u00b7/>',
  '<a b="1" c="2"/>',
  "<a b='x\"y'/>",
  '<a b = "1"/>',
  '<a\n\tb="1"\r\n/>',
  '<a:b xmlns:a="urn:1" a:x="1" x="2"/>',
  '<a xmlns:p="urn:1"><p:b/></a>',
  '<a xmlns:xml="http://www.w3.org/XML/1998/namespace"/>',
  '<a x=">"/>',
  '<testsuites></testsuites>',
  '<TestCase classname="a" name="b"/>',
  '<a:testcase xmlns:a="urn:a" classname="a" name="b"/>',
  '<testcase a:name="b" classname="a" xmlns:a="urn:a"/>',
  '<!-- - - -->',
  '<!-- > -->',
  '<![CDATA[-->]]>',
  '<![CDATA[<!--]]>'
]

/** Content that expat refuses, or that is no content for itself. */
const HARMFUL = [
  '<!-- a -- b -->',
  '<!-- a --->',
  '<!-->',
  '<!-- open',
  '-->',
  '--',
  ']]>',
  '<![CDATA[ open',
  '<![CDATA[\u0001]]>',
  '<!DOCTYPE x>',
  '<!DOCTYPE x [<!ENTITY e "v">]>',
  '<!ELEMENT x ANY>',
  '&e;',
  '&',
  '& ',
  '&#0;',
  '&#x1F;',
  '&nbsp;',
  '\u0000',
  '\u0008',
  '\u000b',
  '\u001b[31m',
  '\ufffe',
  '\uffff',
  '<',
  '< a/>',
  '<>',
  '</>',
  '<a',
  '</a',
  '<a>',
  '</a>',
  '<testsuite>',
  '</testsuite>',
  '</testsuites>',
  '<testsuites>',
  '<a/ >',
  '<a b/>',
  '<a b=c/>',
  '<a b="1"c="2"/>',
  '<a b="1" b="2"/>',
  '<a b="<"/>',
  '<a 1="2"/>',
  '<1/>',
  '<-a/>',
  '<a:b/>',
  '<a b:c="d"/>',
  '<a:/>',
  '<:a/>',
  '<a:b:c xmlns:a="u"/>',
  '<a xmlns:b=""/>',
  '<a xmlns:xmlns="u"/>',
  '<xmlns:a/>',
  '<a xmlns:xml="u"/>',
  '<a xmlns:b="http://www.w3.org/XML/1998/namespace"/>',
  '<a xmlns="http://www.w3.org/2000/xmlns/"/>',
  '<a xmlns:b="u}v"/>',
  '<a xmlns="u}v"/>',
  '<a xmlns:p="u" xmlns:q="u" p:x="1" q:x="2"/>',
  '<a xmlns="u" xmlns="v"/>',
  '<a xmlns:="u"/>',
  '<?xml version="1.0"?>',
  '<?XML x?>',
  '<?Xml?>',
  '<?',
  '<? x?>',
  '<?p',
  '<?1?>',
  '<?p:q?>',
  '<?p?x?>',
  '<!',
  '<!-',
  '<!x>',
  '<![cdata[x]]>',
  '<![CDATA [x]]>',
  '<é\u0300\u{10000}/>',
  '<\u{1f600}/>',
  '<\u2070/>',
  '<a\u200c/>',
  '<\u0132/>',
  '<a\ufffd/>',
  '<a></b>',
  '<a></a b="c">',
  '<a\u00a0b="c"/>',
  '<a b="c"\u0085/>',
  '\u0001<failure/>',
  '<!--\u0002-->',
  '<a b="-->"/>',
  '<a b="<!--"/>',
  '<?p <!-- ?>',
  '<?p --> ?>'
]

const oddity = seldom(fc.constantFrom(...HARMLESS), fc.constantFrom(...HARMFUL), 100)

const attribute = (name: string, value: string, quote: string): string =>
  `${name}=${quote}${quote === "'" ? value.replaceAll("'", '&#39;') : value.replaceAll('"', '&#34;')}${quote}`

const testCase = fc
  .record({
    owner: fc.option(className, { nil: undefined, freq: 30 }),
    name: fc.option(testName, { nil: undefined, freq: 30 }),
    child: seldom<string>(fc.constant(''), fc.constantFrom(...STATUS_CHILDREN), 2),
    quote: fc.constantFrom('"', '"', "'"),
    swapped: fc.boolean(),
    inner: seldom(fc.constant(''), oddity)
  })
  .map(({ owner, name, child, quote, swapped, inner }) => {
    const attributes = [
      ...(owner === undefined ? [] : [attribute('classname', owner, quote)]),
      ...(name === undefined ? [] : [attribute('name', name, quote)])
    ]
    const start = ['testcase', ...(swapped ? attributes.reverse() : attributes)].join(' ')
    return child === '' && inner === '' ? `<${start}/>` : `<${start}>${inner}${child}</testcase>`
  })

const suiteTags = seldom<readonly [string, string]>(
  fc.constantFrom(
    ['<testsuite>', '</testsuite>'] as const,
    ['<testsuites>', '</testsuites>'] as const,
    ['<testsuite name="s" tests="1">', '</testsuite>'] as const
  ),
  fc.constantFrom(
    ['<testsuite xmlns="urn:x">', '</testsuite>'] as const,
    ['<testsuite xmlns:p="urn:x">', '</testsuite>'] as const,
    ['<p:testsuite xmlns:p="urn:x">', '</p:testsuite>'] as const,
    ['<testsuite><testsuite>', '</testsuite></testsuite>'] as const,
    ['<testcase classname="a" name="outer">', '</testcase>'] as const,
    ['<testsuite>', '</testSuite>'] as const,
    ['<testsuite>', ''] as const,
    ['', '</testsuite>'] as const
  ),
  25
)

/** The body of a report: a suite of test cases with other content between them. */
const body = fc
  .record({
    tags: suiteTags,
    parts: fc.array(fc.oneof({ arbitrary: testCase, weight: 5 }, { arbitrary: oddity, weight: 2 }), {
      maxLength: 6
    }),
    gap: fc.constantFrom('\n', '\n', '', ' ', '\n  ')
  })
  .map(({ tags: [open, close], parts, gap }) => [open, ...parts, close].join(gap))

/** Anything at all, made of the pieces above. */
const soup = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constantFrom(...HARMFUL, ...HARMLESS, ...STATUS_CHILDREN), weight: 3 },
      {
        arbitrary: fc.constantFrom(
          '<testcase classname="a" name="b"/>',
          '<testsuite>',
          '</testsuite>',
          '<testcase classname="a" name="b">',
          '</testcase>',
          '\n'
        ),
        weight: 2
      }
    ),
    { maxLength: 8 }
  )
  .map(parts => parts.join(''))

const prologue = seldom(
  fc.constantFrom('<?xml version="1.0" encoding="UTF-8"?>\n', '', '<?xml version="1.0"?>\n'),
  fc.constantFrom(
    '<?xml version="1.0"\n encoding="UTF-8"?>\n',
    '<?xml version="1.0"?>',
    '\ufeff<?xml version="1.0"?>\n',
    '\ufeff',
    '\n<?xml version="1.0"?>\n',
    ' <?xml version="1.0"?>\n',
    '<?xml version="1.0"?>\n<?xml version="1.0"?>\n',
    '<?xmlfoo\n',
    '<?XML version="1.0"?>\n',
    '<?xm\u0000l version="1.0"?>\n',
    '<?xml',
    '<?xml?>\r',
    '<?xml version="1.0" encoding="UTF-16"?>\r\n',
    '<!DOCTYPE x>\n',
    '<?xml-stylesheet href="x"?>\n',
    '<?xm',
    '<'
  ),
  6
)

const epilogue = seldom(
  fc.constant('\n'),
  fc.constantFrom(
    '',
    '\n<!-- end -->',
    '\n ',
    '\r',
    '\r\n',
    '\n<testsuite><testcase classname="a" name="late"/></testsuite>',
    '\n\u0000',
    '\u0000',
    '\n<!-- open',
    '\n-->\n',
    '\n</testsuite>\n',
    'x\n',
    '\n<a/>'
  ),
  6
)

const lineEnds = seldom<(text: string) => string>(
  fc.constant(text => text),
  fc.constantFrom<((text: string) => string)[]>(
    text => text.replaceAll('\n', '\r\n'),
    text => text.replaceAll('\n', '\r'),
    text => text.replaceAll('\n', '')
  ),
  10
)

/** Damage done to bytes: cut off, a byte changed or put in, a piece twice. */
const damage = seldom<(bytes: Uint8Array) => Uint8Array>(
  fc.constant(bytes => bytes),
  fc
    .record({
      kind: fc.nat(4),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      byte: fc.constantFrom(
        0,
        1,
        9,
        10,
        13,
        32,
        34,
        38,
        39,
        45,
        47,
        60,
        62,
        93,
        127,
        0x80,
        0xc3,
        0xe2,
        0xed,
        0xf0,
        0xff
      )
    })
    .map(({ kind, at, byte }) => (bytes: Uint8Array) => {
      const place = Math.floor(at * bytes.length)
      const head = bytes.slice(0, place)
      const tail = bytes.slice(place)
      if (kind === 0) return head
      if (kind === 1) return Buffer.concat([head, Uint8Array.of(byte), tail.slice(1)])
      if (kind === 2) return Buffer.concat([head, Uint8Array.of(byte), tail])
      if (kind === 3) return Buffer.concat([head, tail.slice(0, 9), tail])
      return tail
    }),
  9
)

/** The bytes of one report file. */
export const reportBytes: fc.Arbitrary<Uint8Array> = fc
  .record({
    prologue,
    content: fc.oneof({ arbitrary: body, weight: 6 }, { arbitrary: soup, weight: 1 }),
    epilogue,
    lineEnds,
    damage
  })
  .map(report =>
    report.damage(
      new TextEncoder().encode(report.lineEnds(report.prologue + report.content + report.epilogue))
    )
  )
