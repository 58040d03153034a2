import { counted } from './race/client.ts'
import { depositRace } from './race/deposits.ts'
import { flashSale } from './race/flash-sale.ts'
import { mixedCarts } from './race/mixed-carts.ts'
import { refundRace } from './race/refunds.ts'
import { openScene, type Scene } from './race/scene.ts'
import { raceForOneOrder } from './race/contested-order.ts'
import { raceWithNewPassword, raceWithRemoval } from './race/security.ts'

const BUYERS = 500

let rounds = 0
let short = 0

/** Prints a line for each round, with its problems below. */
function report(name: string, line: string, problems: readonly string[]): void {
  rounds++
  if (problems.length > 0) short++
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}: ${line}`)
  for (const problem of problems) console.log(`    ${problem}`)
}

async function runAll(scene: Scene): Promise<void> {
  await flashSale(scene, report)
  await mixedCarts(scene, report)
  await raceForOneOrder(scene, report)
  await refundRace(scene, report)
  await depositRace(scene, report)
  await raceWithNewPassword(scene, report)
  await raceWithRemoval(scene, report)
}

console.log('Starting PostgreSQL and four servers …')
const scene = await openScene(BUYERS)
try {
  await runAll(scene)
} finally {
  await scene.stop()
}
const isClean = short === 0 && counted.failed === 0
console.log(
  `${isClean ? 'All' : `${short} of`} ${rounds} rounds ${isClean ? 'exact' : 'short'}: ${counted.requests} requests, ${counted.busy} busy and ${counted.cutOff} cut off, tried again, ${counted.failed} failed`,
)
process.exit(isClean ? 0 : 1)
