import { withoutTracks } from '@zhujia/contract/auth/password.ts'
import { MAX_DEVICE_WIDTH_PX, ORDER_FEN_MAX } from '@zhujia/contract/core/constants.ts'
import { z } from 'zod'
import { SMS_VARIABLES, smsVariables, type SmsConfig } from '../providers/sms/config.ts'
import type { PersonLimits } from './access/person-rate.ts'

const MODES = ['demo', 'production', 'test'] as const
/** Words of placeholders in examples. */
const PLACEHOLDER =
  /changed?|please|secret|passw[o0]rd|default|example|sample|placeholder|replace|random|string|value|token|production|development|insecure|private|session|cookie|super|very|your|th(?:is|at|e)|with|long|here|must|should|least|char(?:acter)?s?|letters|zhujia|admin|postgres|test|demo|key|app|jwt|and|not|for|use|me|my|it|to|in|at|be|is|of|or|an|a/g
/** The fewest different characters of a secret; 32 random hexadecimal digits have more. */
const SECRET_LEAST_DISTINCT = 10
/** The fewest that must be left without such words and without sequences. */
const SECRET_LEAST_LEFT = 8

/** PostgreSQL compares limits as integers of 32 bits. */
const LIMIT_MAX = 2_147_483_647
const limit = (least: number, preset: number) => z.coerce.number().int().min(least).max(LIMIT_MAX).default(preset)

const environment = z.object({
  MODE: z.enum(MODES).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'DATABASE_URL must begin with postgres:// or postgresql://')
    .optional(),
  DATA_DIR: z.string().optional(),
  SECRET: z.string().min(32, 'SECRET must have at least 32 characters').optional(),
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  ANONYMOUS_PER_MINUTE: limit(1, 600),
  SIGNED_IN_PER_MINUTE: limit(1, 12_000),
  FILES_PER_MINUTE: limit(1, 6000),
  NOTICES_PER_MINUTE: limit(1, 1200),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(256),
  PERSON_READS_PER_MINUTE: limit(0, 1200),
  PERSON_MUTATIONS_PER_MINUTE: limit(0, 300),
  PERSON_MUTATIONS_PER_DAY: limit(0, 10_000),
  DRAW_AHEAD: z.enum(['on', 'off']).default('on'),
  PAGE_MAX: z.union([z.literal('none'), z.coerce.number().int().min(320).max(MAX_DEVICE_WIDTH_PX)]).default(480),
  RECEIVE_DAYS_EXPRESS: z.coerce.number().int().min(1).max(60).default(10),
  RECEIVE_DAYS_OWN_TRUCK: z.coerce.number().int().min(1).max(60).default(3),
  CHECKOUTS_PER_DAY: limit(1, 200),
  SHOP_DEPOSIT_FEN: z.coerce.number().int().min(100).max(ORDER_FEN_MAX).default(500_000),
  UNPAID_SHARE_PERCENT: z.coerce.number().int().min(1).max(100).default(80),
  CODES_PER_MINUTE: z.coerce.number().int().min(0).max(60_000).default(300),
  CODES_PER_DAY: limit(0, 50_000),
  METRICS_TOKEN: z
    .string()
    .min(16, 'METRICS_TOKEN must have at least 16 characters')
    .regex(/^[!-~]*$/, 'METRICS_TOKEN must have letters, digits and signs of ASCII only, without spaces')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** The names of all variables that are read. */
const VARIABLES: ReadonlySet<string> = new Set([...Object.keys(environment.shape), ...SMS_VARIABLES])

export interface Config {
  mode: (typeof MODES)[number]
  host: string
  port: number | undefined
  databaseUrl: string | undefined
  /** Where uploads, keys and the embedded database live. */
  dataDir: string
  /** Root of every key that the app derives. Made in the data folder in demo mode. */
  secret: string
  trustProxyHops: number
  /**
   * How often one address may call in a minute: the API without a session, and with one; pictures, pages and everything
   * else outside the API; payment notices.
   */
  perMinute: { anonymous: number; signedIn: number; files: number; notices: number }
  /** Open connections of one address; not held where proxies make all of them. */
  connectionsPerAddress: number
  /** How often one signed-in person may call; 0 is without a limit. */
  personLimits: PersonLimits
  /** Whether demo mode draws the pictures of its first pages before anybody asks. */
  drawAhead: boolean
  /** The greatest width of a page in px, or `none` for the window's width. */
  pageMax: number | 'none'
  /** After how many days shipped goods count as received: by a carrier, by the shop's own truck. */
  receiveDays: { express: number; ownTruck: number }
  /** How many checkouts one person may have in 24 hours: rows of orders are never removed. */
  checkoutsPerDay: number
  /** The security deposit that every shop must have. */
  shopDepositFen: number
  /** How much of a SKU's stock one person may hold in unpaid orders, in percent of what nobody else holds. */
  unpaidSharePercent: number
  /** How many codes all unknown devices together are sent, of all numbers; 0 is without a limit. */
  codeLimits: { perMinute: number; perDay: number }
  /** The carrier of text messages, if one is connected. */
  sms: SmsConfig | undefined
  /** The token for `/metrics`. Without it production answers nobody, and the other modes answer this machine. */
  metricsToken: string | undefined
  logLevel: string
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Environment = Readonly<Record<string, string | undefined>>

/** An empty variable counts as not set: read as a number it would be 0, which means "no limit" for some. */
export const withoutEmpty = (variables: Environment): Environment =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''))

/** Reads the environment once and refuses unsafe values. `made` has the values that the data folder supplies. */
export function readConfig(variables: Environment, made: { dataDir: string; secret: string | undefined }): Config {
  const env = withoutEmpty(variables)
  const lowered = Object.keys(env).find((name) => name !== name.toUpperCase() && VARIABLES.has(name.toUpperCase()))
  if (lowered !== undefined)
    throw new ConfigError(`${lowered} is not read: the variable is called ${lowered.toUpperCase()}`)
  const read = parse(environment, env)
  if (read.DATABASE_URL && env.MODE === undefined)
    throw new ConfigError(
      'DATABASE_URL needs MODE beside it: MODE=production, or MODE=demo to load the demo world into an empty database',
    )
  if (read.MODE === 'production') requireProduction(read)
  const secret = read.SECRET ?? made.secret
  if (!secret) throw new ConfigError('SECRET is missing')
  return {
    mode: read.MODE,
    host: read.HOST,
    port: read.PORT,
    databaseUrl: read.DATABASE_URL,
    dataDir: made.dataDir,
    secret,
    trustProxyHops: read.TRUST_PROXY_HOPS,
    perMinute: {
      anonymous: read.ANONYMOUS_PER_MINUTE,
      signedIn: read.SIGNED_IN_PER_MINUTE,
      files: read.FILES_PER_MINUTE,
      notices: read.NOTICES_PER_MINUTE,
    },
    connectionsPerAddress: read.CONNECTIONS_PER_ADDRESS,
    personLimits: {
      readsPerMinute: read.PERSON_READS_PER_MINUTE,
      mutationsPerMinute: read.PERSON_MUTATIONS_PER_MINUTE,
      mutationsPerDay: read.PERSON_MUTATIONS_PER_DAY,
    },
    drawAhead: read.DRAW_AHEAD === 'on' && read.MODE === 'demo',
    pageMax: read.PAGE_MAX,
    receiveDays: { express: read.RECEIVE_DAYS_EXPRESS, ownTruck: read.RECEIVE_DAYS_OWN_TRUCK },
    checkoutsPerDay: read.CHECKOUTS_PER_DAY,
    shopDepositFen: read.SHOP_DEPOSIT_FEN,
    unpaidSharePercent: read.UNPAID_SHARE_PERCENT,
    codeLimits: { perMinute: read.CODES_PER_MINUTE, perDay: read.CODES_PER_DAY },
    sms: readSms(env),
    metricsToken: read.METRICS_TOKEN,
    logLevel: read.LOG_LEVEL,
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, env: Environment): z.output<Schema> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
}

/** A carrier is connected by `SMS_CARRIER`; its other variables alone would be ignored without a word. */
function readSms(env: Environment): SmsConfig | undefined {
  const stray = SMS_VARIABLES.find((name) => env[name] !== undefined)
  if (stray === undefined) return undefined
  if (env.SMS_CARRIER === undefined) throw new ConfigError(`${stray} needs SMS_CARRIER beside it: aliyun or tencent`)
  return parse(smsVariables, env)
}

function requireProduction(read: z.output<typeof environment>): void {
  if (!read.SECRET) throw new ConfigError('MODE=production needs SECRET: at least 32 random characters')
  refuseGuessable(read.SECRET)
  if (!read.DATABASE_URL) throw new ConfigError('MODE=production needs DATABASE_URL')
}

/** A long secret may still be guessed: if it repeats a short text, or is made of placeholders and sequences. */
function refuseGuessable(secret: string): void {
  if (/^(\$\{.*\}|<.*>)$/s.test(secret)) throw new ConfigError('SECRET is a placeholder; make a random one')
  const distinct = new Set(secret).size
  if (distinct < SECRET_LEAST_DISTINCT)
    throw new ConfigError(
      `SECRET has ${distinct} different characters and needs at least ${SECRET_LEAST_DISTINCT}; make a random one`,
    )
  const half = Math.floor(secret.length / 2)
  for (let period = 1; period <= half; period++)
    if (secret.startsWith(secret.slice(period)))
      throw new ConfigError(`SECRET repeats its first ${period} characters; make a random one`)
  const singly = secret.toLowerCase().replace(/(.)\1+/g, '$1')
  if (new Set(withoutTracks(singly.replace(PLACEHOLDER, ''))).size < SECRET_LEAST_LEFT)
    throw new ConfigError('SECRET consists of well-known words or sequences; make a random one')
}
