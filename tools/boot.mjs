// Runs a TypeScript tool on the Node version that the lockfile pins, installing first when needed.
// Plain JavaScript for Node 20: it is the only file that runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.zhujia-lock')
const windows = process.platform === 'win32'

/**
 * Node lets its heap grow to several times what is in use before it looks what can go. The server's own heap is small, so
 * looking earlier costs little and halves what it takes of the machine (decision 029). No limit: large work may have more.
 * Beside it glibc would keep freed memory for each of a dozen threads: two shared heaps are enough (MALLOC_ARENA_MAX).
 */
const MEMORY = ['--max-semi-space-size=4', '--heap-growing-percent=20']
/** Modules are stripped of their types and compiled once, not at every start. */
const COMPILED = join(root, '.cache', 'compiled')

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

const packagesOf = (lock) => JSON.parse(readFileSync(join(root, lock), 'utf8')).packages

/** Optional packages are there for this machine only; of those that name a C library it is not known here which one fits. */
const isNeeded = ({ optional, os, cpu, libc }) =>
  !optional || (os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)

/** Whether somebody's own `npm ci` has installed what the lock file names: npm writes what it installed into a lock file beside it. */
function isInstalledByNpm() {
  try {
    const { '': _project, ...wanted } = packagesOf('package-lock.json')
    const installed = packagesOf(join('node_modules', '.package-lock.json'))
    return (
      Object.entries(installed).every(([path, one]) => JSON.stringify(one) === JSON.stringify(wanted[path])) &&
      Object.entries(wanted).every(([path, one]) => path in installed || !isNeeded(one))
    )
  } catch {
    return false
  }
}

function install() {
  const hash = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  if (isInstalledByNpm()) return writeFileSync(stamp, hash)
  console.log('Installing packages (first run, or the lock file changed) …')
  // --include=dev: NODE_ENV=production in the caller's shell must not leave the tests without their tools.
  const done = spawnSync(
    windows ? 'npm.cmd' : 'npm',
    ['ci', '--include=dev', '--include=optional', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
    },
  )
  if (done.status !== 0) process.exit(done.status ?? 1)
  writeFileSync(stamp, hash)
}

/** The pinned Node when the lockfile has one for this platform, else this one when it is new enough. */
function findNode() {
  const pinned = join(root, 'node_modules', '.bin', windows ? 'node.exe' : 'node')
  if (existsSync(pinned)) return pinned
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  console.error(
    `Zhujia needs Node 22.22 or newer on ${process.platform}-${process.arch}; this is ${process.versions.node}.`,
  )
  return process.exit(1)
}

install()
const [tool, ...args] = process.argv.slice(2)
const child = spawn(findNode(), ['--disable-warning=ExperimentalWarning', ...MEMORY, join(root, tool), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: COMPILED, MALLOC_ARENA_MAX: '2', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm starts us through a shell, which dies on SIGTERM without passing it on: an orphan stops by itself.
const parent = process.ppid
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 1000).unref()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
