import type { BuildTool, NewTask } from './new-task.js'

/** `environment/Dockerfile`: the base, prepared, and with nothing in it that came after. */
export const dockerfile = ({ baseImage, workdir, environmentFiles }: NewTask): string => {
  const names = ['check_git_changes.sh', 'prepare.sh', 'seal_git_history.sh']
  const copied = [...names, ...environmentFiles.map(({ name }) => name)].sort()
  return `FROM ${baseImage}

WORKDIR ${workdir}

COPY ${copied.join(' ')} /home/

RUN bash /home/prepare.sh
RUN bash /home/seal_git_history.sh ${workdir}
`
}

/** `kotlin-bench/<owner>_<name>:pr-<number>`, as everybody calls a task's image. */
const imageName = ({ repository: { owner, name }, change }: NewTask): string =>
  `kotlin-bench/${owner.toLowerCase()}_${name.toLowerCase()}:pr-${change.id}`

/** `environment/docker-compose.yaml`: what the image is called on a machine. */
export const composeFile = (task: NewTask): string => `services:
  main:
    image: ${imageName(task)}
`

const PREPARES: Readonly<Record<BuildTool, string>> = {
  gradle: "which fills Gradle's caches\n# and leaves the reports of an untouched tree.",
  maven: 'which leaves the reports of an\n# untouched tree.'
}

/** `environment/prepare.sh`: the repository at the base commit, its tests run once. */
export const prepareScript = (task: NewTask): string => `#!/bin/bash
# Puts ${task.workdir} at the task's base commit and runs its tests once, ${PREPARES[task.buildTool]}
set -euo pipefail

cd ${task.workdir}
bash /home/check_git_changes.sh
git checkout --quiet ${task.baseSha}

git config core.filemode false
git config core.autocrlf input
echo .gitattributes >> .git/info/exclude
bash /home/check_git_changes.sh

${[...task.testEnvironment, task.testCommand + (task.testsFailAtBase ? ' || true' : '')].join('\n')}
`

/** `solution/solve.sh`: what the oracle does. */
export const solveScript = ({ workdir }: NewTask): string => `#!/bin/bash
set -euo pipefail

cd ${workdir}
git apply --whitespace=nowarn /solution/fix.patch
`
