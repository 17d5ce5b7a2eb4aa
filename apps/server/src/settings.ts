import { z } from 'zod';
import {
  type ProviderSettings,
  providerFaults,
  providerFields,
  readProviders,
} from './providers/settings.ts';
import { readKeyring } from './sealing/keyring.ts';

/** `npm start` and tests want quiet defaults; a shop in production has to say what it means. */
const text = z.string().trim().min(1);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const whole = (low: number, high: number) => z.coerce.number().int().min(low).max(high);
const urlOf = (...protocols: string[]) =>
  text.refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: whole(0, 65_535).default(8080),
  /** Loopback, so that a demo shop with its sandbox is not offered to the network by accident. */
  HOST: text.default('127.0.0.1'),
  /** Where shoppers reach the shop; absolute links and strict transport follow from it. */
  PUBLIC_URL: urlOf('http:', 'https:').optional(),
  DATA_DIR: text.default('.data'),
  /** The masters of the shop's pictures; absent: those of the demo shop. */
  IMAGE_DIR: text.optional(),
  /** The films of its content pages, likewise. */
  FILM_DIR: text.optional(),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  DATABASE_POOL_SIZE: whole(1, 200).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: whole(100, 600_000).default(15_000),
  REDIS_URL: urlOf('redis:', 'rediss:').optional(),
  /** Tracking waits in JetStream there instead of going straight into the table. */
  NATS_URL: urlOf('nats:', 'tls:').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Fills an empty database with the demo shop. */
  DEMO: onOff.optional(),
  /** Proxies whose X-Forwarded-For is believed: `off`, or addresses and networks by commas. */
  TRUST_PROXY: text.default('off'),
  /** Calls a minute from one address; many shoppers share one behind a carrier. 0 lifts it. */
  RATE_LIMIT_PER_MINUTE: whole(0, 10_000_000).default(3_000),
  BODY_LIMIT_KB: whole(1, 102_400).default(1_024),
  ANSWER_CACHE_MB: whole(0, 4_096).default(64),
  PAGE_CACHE_MB: whole(0, 4_096).default(64),
  JOBS: onOff.default(true),
  /** How long the pieces of a checkout are kept from others. */
  STOCK_HOLD_MINUTES: whole(1, 60).default(15),
  /** What seals names and numbers: `id:base64` of 32 bytes each, by commas. The first seals, all open. */
  PERSONAL_ID_KEYS: text
    .refine(
      (keys) => readKeyring(keys) !== undefined,
      'must be keys of 32 bytes, written as id:base64,id:base64',
    )
    .optional(),
  /** Seconds that a demo order takes for a step of its way; `off`: orders wait for their boutiques. */
  ORDER_PACE: z.union([z.literal('off'), whole(1, 86_400)]).optional(),
  ...providerFields,
});

export interface Settings {
  readonly mode: 'production' | 'development' | 'test' | 'local';
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  readonly imageDir: string | undefined;
  readonly filmDir: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly databaseStatementTimeoutMs: number;
  readonly redisUrl: string | undefined;
  readonly natsUrl: string | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly demo: boolean;
  readonly trustProxy: false | string[];
  readonly rateLimitPerMinute: number;
  readonly bodyLimitBytes: number;
  readonly answerCacheBytes: number;
  readonly pageCacheBytes: number;
  readonly jobs: boolean;
  readonly stockHoldMs: number;
  readonly personalIdKeys: string | undefined;
  /** Undefined: orders do not travel by themselves. */
  readonly orderPaceMs: number | undefined;
  readonly providers: ProviderSettings;
  /** Holds every answer against the contract: right while developing, wasteful in a shop. */
  readonly checksAnswers: boolean;
}

/** A setting that cannot be used. The message names each one and what it must be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

function modeOf(nodeEnv: z.output<typeof schema>['NODE_ENV'], flags: readonly string[]) {
  if (flags.includes('--dev')) return 'development';
  return nodeEnv ?? 'local';
}

/** An empty variable counts as absent: that is how shells and compose files unset one. */
const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));

const DEMO_PACE_SECONDS = 20;
const paceOf = (pace: number | 'off') => (pace === 'off' ? undefined : pace * 1000);

/** Reads the settings once, at start. Throws a SettingsError that names what is wrong. */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): Settings {
  const parsed = schema.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message.replace('Invalid input: ', '')}`,
    );
    throw new SettingsError(`Settings refused. ${reasons.join('; ')}`);
  }
  const read = parsed.data;
  const mode = modeOf(read.NODE_ENV, flags);
  const isProduction = mode === 'production';
  const faults = [
    ...(isProduction && !read.PUBLIC_URL ? ['PUBLIC_URL: required in production'] : []),
    ...(isProduction && !read.PERSONAL_ID_KEYS ? ['PERSONAL_ID_KEYS: required in production'] : []),
    ...providerFaults(read, isProduction),
  ];
  if (faults.length > 0) throw new SettingsError(`Settings refused. ${faults.join('; ')}`);
  return {
    mode,
    port: read.PORT,
    host: read.HOST,
    publicUrl: read.PUBLIC_URL,
    dataDir: read.DATA_DIR,
    imageDir: read.IMAGE_DIR,
    filmDir: read.FILM_DIR,
    databaseUrl: read.DATABASE_URL,
    databasePoolSize: read.DATABASE_POOL_SIZE,
    databaseStatementTimeoutMs: read.DATABASE_STATEMENT_TIMEOUT_MS,
    redisUrl: read.REDIS_URL,
    natsUrl: read.NATS_URL,
    logLevel: read.LOG_LEVEL,
    demo: read.DEMO ?? !isProduction,
    trustProxy:
      read.TRUST_PROXY === 'off' ? false : read.TRUST_PROXY.split(',').map((part) => part.trim()),
    rateLimitPerMinute: read.RATE_LIMIT_PER_MINUTE,
    bodyLimitBytes: read.BODY_LIMIT_KB * 1024,
    answerCacheBytes: read.ANSWER_CACHE_MB * 1024 * 1024,
    pageCacheBytes: read.PAGE_CACHE_MB * 1024 * 1024,
    jobs: read.JOBS,
    stockHoldMs: read.STOCK_HOLD_MINUTES * 60_000,
    personalIdKeys: read.PERSONAL_ID_KEYS,
    orderPaceMs: paceOf(read.ORDER_PACE ?? (isProduction ? 'off' : DEMO_PACE_SECONDS)),
    providers: readProviders(read, isProduction),
    checksAnswers: mode === 'development' || mode === 'test',
  };
}
