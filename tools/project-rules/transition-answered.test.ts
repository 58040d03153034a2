import { prove } from './proving.ts'
import { transitionAnswered } from './transition-answered.ts'

const path = 'packages/server/src/modules/payments/commands/settle-attempt.ts'

prove(transitionAnswered, {
  'every way of not looking': {
    path,
    text: [
      'await tryTransition(ctx, states, step)',
      'void tryTransition(ctx, states, step)',
      'tryTransition(ctx, states, step).then(go)',
      'await Promise.all([tryTransition(ctx, states, step)])',
      'isOpen && (await tryTransition(ctx, states, step))',
      '(await tryTransition(ctx, states, step)) || log()',
      'return void (await tryTransition(ctx, states, step))',
      'const run = () => void (await tryTransition(ctx, states, step))',
      "import { tryTransition as move } from './transition.ts'",
      'const move = tryTransition',
      '!(await tryTransition(ctx, states, step))',
    ].join('\n'),
    lines: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  },
  'not looking one function further out': {
    path,
    text: [
      'async function receive(ctx: Ctx): Promise<boolean> { return tryTransition(ctx, states, step) }',
      'async function close(ctx: Ctx): Promise<boolean> { return !(await receive(ctx)) }',
      'const run = async () => void (await receive(ctx))',
      'await close(ctx)',
      'void (await settle(ctx))',
      'const clear = async () => { await receive(ctx); await settle(ctx) }',
    ].join('\n'),
    lines: [3, 4, 5, 6],
  },
  'looking, and the one that throws': {
    path,
    text: [
      "import { transition, tryTransition } from '#platform/state-machine/transition.ts'",
      'if (!(await tryTransition(ctx, states, step))) return refuse()',
      'if (isOpen && !(await tryTransition(ctx, states, step))) return refuse()',
      'const moved = await tryTransition(ctx, states, step)',
      'return tryTransition(ctx, states, step)',
      "return (await tryTransition(ctx, states, step)) ? 'applied' : 'ignored'",
      'await transition(ctx, states, step)',
      'async function receive(ctx: Ctx): Promise<boolean> { return tryTransition(ctx, states, step) }',
      'const row = { receive: first.receive, ...((await receive(ctx)) ? { at } : {}) }',
      'async function log(ctx: Ctx): Promise<void> { if (await receive(ctx)) write() }',
      'await log(ctx)',
      'void log(ctx)',
    ].join('\n'),
    lines: [],
  },
  'elsewhere the name is free': { path: 'packages/web/src/app/stack.ts', text: 'tryTransition()', lines: [] },
})
