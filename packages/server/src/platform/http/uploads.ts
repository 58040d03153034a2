import type {} from '@fastify/multipart'
import { UPLOAD_TIMEOUT_MS } from '@zhujia/contract/core/constants.ts'
import { pickLocale } from '@zhujia/contract/core/locales.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { textsFor } from '#locales/texts.ts'
import { type Gate, makeGate, makeGates } from '../gate.ts'
import { networksOf } from '../networks.ts'
import { Refusal } from '../refusal.ts'
import type { UploadedFile } from './handlers.ts'
import { withPatience } from './patience.ts'

interface Upload {
  fields: Record<string, string>
  file: UploadedFile
}

interface UploadSteps<T> {
  /** Runs before the form is read, and may refuse it. */
  admit: () => Promise<void>
  run: (upload: Upload) => Promise<T>
}

/** Reads the form of a request and processes it. */
export type Uploads = <T>(request: FastifyRequest, reply: FastifyReply, steps: UploadSteps<T>) => Promise<T>

interface UploadLimits {
  /** How many forms are read at a time, each in memory; the others wait unread. */
  atOnce: number
  waiting: number
  /** How many one person may have read or processed at a time, and one address and one subnet read: each more, so that one person does not fill them. */
  perPerson: number
  waitingPerPerson: number
  perAddress: number
  perSubnet: number
  /** In this time at least `leastBytes` must arrive; a slower sender only holds memory. */
  stallMs: number
  leastBytes: number
  /** The time for the whole form, shorter than the route's own deadline; and while others wait for a place. */
  wholeMs: number
  sharedMs: number
}

const LIMITS: UploadLimits = {
  atOnce: 12,
  waiting: 60,
  perPerson: 3,
  waitingPerPerson: 20,
  perAddress: 4,
  perSubnet: 5,
  stallMs: 10_000,
  leastBytes: 128 * 1024,
  wholeMs: 50_000,
  sharedMs: 20_000,
}

/** Takes uploads within limits on how many are read at a time and how slowly they may come (decision 042). */
export function makeUploads(limits: UploadLimits = LIMITS): Uploads {
  const reading = makeGate(limits.atOnce, limits.waiting)
  const people = makeGates(limits.perPerson, limits.waitingPerPerson)
  const addresses = makeGates(limits.perAddress, limits.waiting)
  const subnets = makeGates(limits.perSubnet, limits.waiting)
  return async (request, reply, { admit, run }) => {
    if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
    const networks = networksOf(request.address)
    const [, subnet, address] = networks
    const person = request.actor.kind === 'user' ? request.actor.userId : address
    const turn = { path: [...networks, person], signal: request.signal }
    // Counted when its turn comes, so that a full queue costs nobody an upload.
    const read = async () => {
      await admit()
      return readInTime(request, reply, { ...limits, reading })
    }
    // An upload that waits for others of its own source does not take a place in the shared queue.
    const readInTurn = () => addresses(address, () => subnets(subnet, () => reading(read, turn), turn), turn)
    return withPatience(reply, UPLOAD_TIMEOUT_MS, () => people(person, async () => run(await readInTurn()), turn))
  }
}

/** Reads a form while it keeps arriving, and others do not wait too long for its place; otherwise closes the connection, which frees the memory. */
async function readInTime(
  request: FastifyRequest,
  reply: FastifyReply,
  limits: UploadLimits & { reading: Gate },
): Promise<Upload> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const abort = (): void => {
    void reply.header('connection', 'close')
    reject(new Refusal('BUSY'))
  }
  const { socket } = request.raw
  let seen = socket.bytesRead
  let tookMs = 0
  const stall = setInterval(() => {
    tookMs += limits.stallMs
    if (tookMs >= limits.sharedMs && limits.reading.isAwaited()) abort()
    if (socket.bytesRead - seen < limits.leastBytes) abort()
    seen = socket.bytesRead
  }, limits.stallMs)
  const whole = setTimeout(abort, limits.wholeMs)
  try {
    return await Promise.race([readForm(request), late])
  } finally {
    clearInterval(stall)
    clearTimeout(whole)
  }
}

/**
 * Reads a multipart form: one file under the field `file` (spec §7) and its text fields.
 * A repeated field is refused. Limits on parts, fields and bytes stand in the plugin's options; passing one refuses the whole form.
 */
async function readForm(request: FastifyRequest): Promise<Upload> {
  const { fields, file } = await readParts(request).catch(refuseMalformed)
  if (!file) {
    const { issues } = textsFor(pickLocale(request.headers['accept-language']))
    throw new Refusal('INVALID_INPUT', { fields: { file: issues.required } })
  }
  return { fields: Object.fromEntries(fields), file }
}

async function readParts(
  request: FastifyRequest,
): Promise<{ fields: Map<string, string>; file: UploadedFile | undefined }> {
  const fields = new Map<string, string>()
  let file: UploadedFile | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { bytes: await part.toBuffer(), filename: part.filename }
    else if (typeof part.value === 'string' && !fields.has(part.fieldname)) fields.set(part.fieldname, part.value)
    else throw new Refusal('INVALID_INPUT', { fields: {} })
  }
  return { fields, file }
}

/** The reader's refusals have a status; an unreadable form is a plain error. */
function refuseMalformed(error: unknown): never {
  if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error
  throw new Refusal('INVALID_INPUT', { fields: {} })
}
