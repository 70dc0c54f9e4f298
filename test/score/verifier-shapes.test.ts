import { describe, expect, it } from '@jest/globals'
import { verifierShapes } from '../../src/score/index.js'

describe('verifierShapes', () => {
  it('takes the common shape of the dataset where nothing is known', () => {
    expect(verifierShapes({})).toEqual({
      collector: {
        gradleResults: true,
        androidResults: false,
        surefireReports: false,
        keepsOpenLine: false
      },
      comparer: 'common',
      canWriteOneWithoutReport: false
    })
  })

  it.each([
    [String.raw`X = re.compile(r"\[(?:desktop|jvm)\]$")`, 'platform-suffix'],
    [String.raw`X = re.compile(r"\[(jvm|desktop)\]$")`, 'platform-suffix'],
    [String.raw`X = re.compile(r"\[(?:android|jvm|desktop)\]$")`, 'platform-suffix'],
    ['for suffix in ("[desktop]", "[jvm]"):\n    if name.endswith(suffix):', 'platform-suffix'],
    ['name.removesuffix("[jvm]").removesuffix("[desktop]")', 'platform-suffix'],
    ['X = re.compile(r"x")\n# strips \\[(?:desktop|jvm)\\]$ elsewhere', 'common'],
    ['targets = ["jvm"]\nsession = "desktop"', 'common']
  ])('tells a comparer that strips platforms by a line that knows both: %s', (comparer, shape) =>
    expect(verifierShapes({ comparer }).comparer).toBe(shape)
  )

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
    ['REWARD=/logs/verifier/reward.txt; echo 1 > "$REWARD"', true],
    [`out="/logs/verifier/reward.txt"\necho 1 >"\${out}"`, true],
    ['echo 1 > "$REWARD_FILE"', true],
    ['echo 1 | tee /logs/verifier/reward.txt', true],
    ['echo 1 | tee -a "/logs/verifier/reward.txt" > /dev/null', true],
    [`echo '{"reward": 1}' > /logs/verifier/reward.json`, true],
    ['echo "{\\"reward\\": 1.0}" > reward.json', true],
    [`echo '{"reward": 0}' > /logs/verifier/reward.json`, false],
    [`echo '{"reward": 10}' > /logs/verifier/reward.json`, false],
    ['REWARD=/logs/verifier/reward.txt; echo 1 > "$COUNT"', false],
    ['echo 1 | tee count.txt', false],
    ['echo 0 > /logs/verifier/reward.txt', false],
    ['# echo 1 > /logs/verifier/reward.txt', false],
    ['echo 10 > count.txt', false],
    ['', false]
  ])('tells whether test.sh can write 1 by itself: %j', (testSh, can) =>
    expect(verifierShapes({ testSh }).canWriteOneWithoutReport).toBe(can)
  )
})
