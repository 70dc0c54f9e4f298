import type { SweRow } from '../../../src/contracts/swe-polybench.js'

const FIX = `diff --git a/larder.py b/larder.py
--- a/larder.py
+++ b/larder.py
@@ -1 +1 @@
-JARS = 1
+JARS = 2
`

const TESTS = `diff --git a/test_larder.py b/test_larder.py
new file mode 100644
--- /dev/null
+++ b/test_larder.py
@@ -0,0 +1 @@
+def test_jars(): pass
`

/** A row of a repository that is nowhere. */
export const sampleRow = (overrides: Partial<SweRow> = {}): SweRow => ({
  instance_id: 'acme__larder-14',
  repo: 'acme/larder',
  base_commit: '0123456789'.repeat(4),
  problem_statement: 'A jar is missing.\r\n\r\nThere are two.\n',
  language: 'python',
  task_type: 'bug_fix',
  patch: FIX,
  test_patch: TESTS,
  modified_files: ['larder.py'],
  cst_nodes: [],
  hints_text: 'Look into larder.py.',
  Dockerfile: 'FROM debian:bookworm-slim\nWORKDIR /larder\nCOPY . .\n',
  F2P: ['test_larder.py:None:test_jars'],
  P2P: [],
  test_command: 'pytest -rA test_larder.py',
  ...overrides
})
