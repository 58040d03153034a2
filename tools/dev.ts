// `npm run dev`: the server, restarted whenever one of its files changes, and Vite's dev server in front of it.
import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT } from './root.ts'
import { freePort } from './web/free-port.ts'

const SERVER_FROM = 8080
const VITE_FROM = 5173

/** A part that ends takes the other with it: half a development setup only puzzles. */
let isStopping = false
const children: ChildProcess[] = []

function stopAll(exitCode: number): void {
  if (isStopping) return
  isStopping = true
  process.exitCode = exitCode
  for (const child of children) child.kill('SIGTERM')
}

function launch(name: string, args: readonly string[], env: Record<string, string> = {}): void {
  // No terminal on standard input: Vite would take its shortcuts from it, and the server has none.
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  children.push(child)
  child.on('error', (error) => {
    console.error(`${name}: ${error.message}`)
    stopAll(1)
  })
  child.on('exit', (code) => {
    if (!isStopping) console.error(`${name} ended by itself (${code ?? 'killed'})`)
    stopAll(1)
  })
}

// Before anything is started, so that a Ctrl-C during the first second stops it too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(0))

const apiPort = process.env.PORT ?? String(await freePort(SERVER_FROM))
const vitePort = String(await freePort(VITE_FROM))
const api = `http://127.0.0.1:${apiPort}`

// The same port after every restart, because Vite's proxy knows it.
launch(
  'server',
  ['--disable-warning=ExperimentalWarning', '--watch', '--watch-preserve-output', 'packages/server/src/main.ts'],
  { PORT: apiPort },
)
launch(
  'vite',
  [
    'node_modules/vite/bin/vite.js',
    'packages/web',
    '--host',
    '127.0.0.1',
    '--port',
    vitePort,
    '--strictPort',
    '--clearScreen',
    'false',
  ],
  { ZHUJIA_API: api },
)
console.log(
  `\nThe app while you work on it: http://127.0.0.1:${vitePort}\nThe server behind it:         ${api}\nCtrl-C stops both.\n`,
)
