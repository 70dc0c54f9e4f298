import type { TaskFiles } from '../support/tiny.js'

const EXPECTED = {
  f2p_tests: ['tiny.names'],
  p2p_tests: [],
  s2p_tests: [],
  n2p_tests: [],
  run_result: { passed_tests: ['tiny.names'], failed_tests: [], skipped_tests: [] },
  test_patch_result: { passed_tests: [], failed_tests: ['tiny.names'], skipped_tests: [] }
}

const EDITS_NAMES = `diff --git a/test/names.sh b/test/names.sh
--- a/test/names.sh
+++ b/test/names.sh
@@ -1,2 +1,2 @@
 . ./greet.sh
-case $(greet Ann) in *Ann) ;; *) exit 1 ;; esac
+case $(greet Ann) in hello*Ann) ;; *) exit 1 ;; esac
`

/**
 * A verifier of the dataset's old generation: what it starts with is put in front, and that its own
 * test patch does not apply is no reason for it to stop.
 */
export const oldTestSh = (first: string): string => `#!/bin/sh
mkdir -p /logs/verifier
rm -rf /logs/verifier/*
echo 0 > /logs/verifier/reward.txt
${first}
git apply --whitespace=nowarn /tests/test.patch
rm -rf build/test-results
./run-tests.sh
if ! grep -q '<failure' build/test-results/test/TEST-tiny.xml; then
  echo 1 > /logs/verifier/reward.txt
fi
`

/** A task whose test patch edits a test that is there, rather than adding one. */
export const editsATest = (first = ':'): TaskFiles => ({
  'tests/test.sh': oldTestSh(first),
  'tests/test.patch': EDITS_NAMES,
  'tests/expected_tests.json': JSON.stringify(EXPECTED)
})
