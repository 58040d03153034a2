import type {} from '@fastify/multipart'
import { UPLOAD_TIMEOUT_MS } from '@zhujia/contract/core/constants.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { makeGate, makeGates } from '../gate.ts'
import { sourceOf } from '../networks.ts'
import { Refusal } from '../refusal.ts'
import type { UploadedFile } from './handlers.ts'
import { withPatience } from './patience.ts'

interface Upload {
  fields: Record<string, string>
  file: UploadedFile
}

interface UploadSteps<T> {
  /** Comes before anything of the form is read, and may refuse it. */
  admit: () => Promise<void>
  run: (upload: Upload) => Promise<T>
}

/** Reads the form of a request and does something with it. */
export type Uploads = <T>(request: FastifyRequest, reply: FastifyReply, steps: UploadSteps<T>) => Promise<T>

interface UploadLimits {
  /** So many are read at a time: each takes up to its whole size of memory. The rest wait unread. */
  atOnce: number
  waiting: number
  /** So many of one person are read or worked on at a time; of one address and of one subnet are read. */
  perPerson: number
  waitingPerPerson: number
  perAddress: number
  perSubnet: number
  /** In this time at least `leastBytes` must come, otherwise the sender is gone, or wants to hold the memory. */
  stallMs: number
  leastBytes: number
  /** However steadily it comes, it must have come by then: before the route's own deadline. */
  wholeMs: number
}

const LIMITS: UploadLimits = {
  atOnce: 12,
  waiting: 60,
  perPerson: 3,
  waitingPerPerson: 20,
  perAddress: 6,
  perSubnet: 9,
  stallMs: 10_000,
  leastBytes: 128 * 1024,
  wholeMs: 50_000,
}

/** Takes uploads within limits on how many are read at a time and how slowly they may come (decision 042). */
export function makeUploads(limits: UploadLimits = LIMITS): Uploads {
  const reading = makeGate(limits.atOnce, limits.waiting)
  const people = makeGates(limits.perPerson, limits.waitingPerPerson)
  const addresses = makeGates(limits.perAddress, limits.waiting)
  const subnets = makeGates(limits.perSubnet, limits.waiting)
  return async (request, reply, { admit, run }) => {
    if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
    const { address, subnet } = sourceOf(request.address)
    // With its turn, not before: nobody pays with a try for a queue that is full.
    const read = async () => {
      await admit()
      return readInTime(request, reply, limits)
    }
    // Whoever waits for those of their own source holds no place that somebody else waits for.
    const readInTurn = () => addresses(address, () => subnets(subnet, () => reading(read)))
    const person = request.actor.kind === 'user' ? request.actor.userId : address
    return withPatience(reply, UPLOAD_TIMEOUT_MS, () => people(person, async () => run(await readInTurn())))
  }
}

/** Reads a form that keeps coming. Of one that does not the connection is closed, which frees what had come. */
async function readInTime(request: FastifyRequest, reply: FastifyReply, limits: UploadLimits): Promise<Upload> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const abort = (): void => {
    void reply.header('connection', 'close')
    reject(new Refusal('BUSY'))
  }
  const { socket } = request.raw
  let seen = socket.bytesRead
  const stall = setInterval(() => {
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
 * A field that stands there twice says two things. Limits on parts, fields and bytes stand in the plugin's options; passing one refuses the whole form.
 */
async function readForm(request: FastifyRequest): Promise<Upload> {
  const { fields, file } = await readParts(request).catch(refuseMalformed)
  if (!file) throw new Refusal('INVALID_INPUT', { fields: { file: 'required' } })
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

/** The reader says what it refuses by a status; a form that it cannot make out at all it answers with a bare error. */
function refuseMalformed(error: unknown): never {
  if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error
  throw new Refusal('INVALID_INPUT', { fields: {} })
}
