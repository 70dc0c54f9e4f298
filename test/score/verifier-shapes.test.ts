import { describe, expect, it } from '@jest/globals'
import { verifierShapes } from '../../src/score/index.js'

describe('verifierShapes', () => {
  it('takes the common shape of the dataset where nothing is known', () => {
    expect(verifierShapes({})).toEqual({
      collector: {
        failsWithoutReport: true,
        gradleResults: true,
        androidResults: false,
        surefireReports: false,
        keepsOpenLine: false
      },
      comparer: 'common',
      canWriteOneWithoutReport: false
    })
  })

  it('tells a comparer that strips platforms by its pattern', () => {
    expect(verifierShapes({ comparer: String.raw`X = re.compile(r"\[(?:desktop|jvm)\]$")` }).comparer).toBe(
      'platform-suffix'
    )
    expect(verifierShapes({ comparer: String.raw`X = re.compile(r"\[(jvm|desktop)\]$")` }).comparer).toBe(
      'platform-suffix'
    )
    expect(
      verifierShapes({ comparer: 'X = re.compile(r"x")\n# strips \\[(?:desktop|jvm)\\]$ elsewhere' }).comparer
    ).toBe('common')
  })

  it('tells a collector that writes an empty document from one that fails', () => {
    const collector = (end: string) => `if [ \${#files[@]} -eq 0 ]; then\n  echo none\n  ${end}\nfi\nexit 0\n`
    expect(verifierShapes({ collector: collector('exit 1') }).collector.failsWithoutReport).toBe(true)
    expect(verifierShapes({ collector: collector('exit 0') }).collector.failsWithoutReport).toBe(false)
  })

  it('tells a collector that takes Android results', () => {
    const collector = "find . -path '*/build/outputs/androidTest-results/connected/*/TEST*.xml'"
    expect(verifierShapes({ collector }).collector.androidResults).toBe(true)
    expect(verifierShapes({ collector: `# ${collector}` }).collector.androidResults).toBe(false)
  })

  it.each([
    ["find . -path '*/target/surefire-reports/TEST*.xml'", false, true],
    [
      "find . -path '*/target/surefire-reports/TEST*.xml' -o -path '*/build/test-results/*/TEST*.xml'",
      true,
      true
    ],
    ["# surefire-reports\nfind . -path '*/build/test-results/*/TEST*.xml'", true, false]
  ])('tells whose reports a collector takes: %s', (collector, gradleResults, surefireReports) =>
    expect(verifierShapes({ collector }).collector).toMatchObject({ gradleResults, surefireReports })
  )

  it.each([
    ['while IFS= read -r line; do', false],
    ['while IFS= read -r line || [[ -n $line ]]; do', true],
    ['while IFS= read -r line || [ -n "$line" ]; do', true],
    ['# while read line || [[ -n $line ]]', false],
    ['[[ -f $x ]] || [[ -n $y ]]', false]
  ])('tells a collector that keeps a last line without a line break: %s', (collector, keeps) =>
    expect(verifierShapes({ collector }).collector.keepsOpenLine).toBe(keeps)
  )

  it.each([
    ['echo 1 > /logs/verifier/reward.txt', true],
    ["  echo '1' >/logs/verifier/reward.txt", true],
    ['printf "1\\n" > "$REWARD_DIR/reward.txt"', true],
    ['echo -n 1 >> reward.txt', true],
    ['echo 0 > /logs/verifier/reward.txt', false],
    ['# echo 1 > /logs/verifier/reward.txt', false],
    ['echo 10 > count.txt', false],
    ['', false]
  ])('tells whether test.sh can write 1 by itself: %j', (testSh, can) =>
    expect(verifierShapes({ testSh }).canWriteOneWithoutReport).toBe(can)
  )
})
