import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Control, withoutControl } from './page.ts'

/** How a run of a test file ended; `nothing`: it did not load or none of its tests started. */
export type Verdict = 'passed' | 'failed' | 'nothing' | 'too long'

export interface Request {
  test: string
  /** Files that have changed since the runner read them. */
  changed: readonly string[]
}

interface Copy {
  root: string
  env: Record<string, string>
  /** How long one run of a test file may take. */
  limitMs: number
}

/** The files that make the database that the server's tests clone. A running test runner has already made it without their change. */
const TEMPLATE = /^packages\/server\/src\/(?:tables\/migrations\/|platform\/db\/|modules\/[a-z]+\/area\.ts$)/

const WORKER = 'tools/controls/worker.ts'

/** The folder with the test settings that a file belongs to: a package, or the tools. */
const projectOf = (test: string): string => (test.startsWith('tools/') ? 'tools' : test.split('/', 2).join('/'))

/** Runs test files in the copy, one at a time. The test files of one project share a runner process. */
export class Tester {
  readonly #copy: Copy
  readonly #passing = new Map<string, boolean>()
  /** Files that were put back since the runner's last run. */
  #changed: string[] = []
  #isClosed = false
  #runner: { project: string; child: ChildProcess } | undefined

  constructor(copy: Copy) {
    this.#copy = copy
  }

  /** Whether a test file passes with every control in place; runs it at the first call. */
  async passes(test: string): Promise<boolean> {
    const known = this.#passing.get(test)
    if (known !== undefined) return known
    const passes = (await this.#run(test, [])) === 'passed'
    this.#passing.set(test, passes)
    return passes
  }

  /** Removes a control from the copy, runs its test file and puts the control back. */
  async without(control: Control): Promise<Verdict> {
    const path = join(this.#copy.root, control.file)
    const before = readFileSync(path, 'utf8')
    writeFileSync(path, withoutControl(before, control))
    const isTemplate = TEMPLATE.test(control.file)
    if (isTemplate) this.#stop()
    try {
      return await this.#run(control.test, [path])
    } finally {
      writeFileSync(path, before)
      if (isTemplate) this.#stop()
      else this.#changed.push(path)
    }
  }

  /** Ends the runner and starts no other. */
  close(): void {
    this.#isClosed = true
    this.#stop()
  }

  /** Ends the runner and all processes that its tests have started. */
  #stop(): void {
    const child = this.#runner?.child
    this.#runner = undefined
    this.#changed = []
    if (child) endGroup(child)
  }

  async #run(test: string, changed: readonly string[]): Promise<Verdict> {
    const { child } = this.#runnerOf(projectOf(test))
    const request: Request = { test: join(this.#copy.root, test), changed: [...this.#changed, ...changed] }
    this.#changed = []
    const verdict = await answerOf(child, request, this.#copy.limitMs)
    if (hasEnded(child) || verdict === 'too long') this.#stop()
    return verdict
  }

  #runnerOf(project: string): { project: string; child: ChildProcess } {
    if (this.#runner?.project === project) return this.#runner
    this.#stop()
    if (this.#isClosed) throw new Error('the run was ended')
    const { root, env } = this.#copy
    const child = fork(join(root, WORKER), [join(root, project)], {
      cwd: root,
      env: { ...process.env, ...env },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: process.platform !== 'win32',
    })
    this.#runner = { project, child }
    return this.#runner
  }
}

function answerOf(child: ChildProcess, request: Request, limitMs: number): Promise<Verdict> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => answer('too long'), limitMs)
    const ended = (): void => answer('nothing')
    function answer(verdict: Verdict): void {
      clearTimeout(timer)
      child.off('message', answer).off('exit', ended)
      resolve(verdict)
    }
    child.once('message', answer).once('exit', ended)
    child.send(request)
  })
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Ends a runner and all processes that its tests have started, also when the runner itself has ended. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // Nobody of them is left.
  }
}
