import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readKeyring } from './encryption/keyring.ts';
import {
  listProviderKeys,
  type ProviderSettings,
  providerFaults,
  providerFields,
  readProviders,
} from './providers/settings.ts';

const DEMO_DIR = fileURLToPath(new URL('../../../demo', import.meta.url));

const text = z.string().trim().min(1);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const urlOf = (...protocols: string[]) =>
  text.refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: integer(0, 65_535).default(8080),
  /** Loopback by default, so that a demo shop with its sandbox is not exposed to the network by accident. */
  HOST: text.default('127.0.0.1'),
  /** The public URL of the shop; absolute links and strict transport security use it. */
  PUBLIC_URL: urlOf('http:', 'https:').optional(),
  DATA_DIR: text.default('.data'),
  /** The folder of the demo shop; the shop runs without it. */
  DEMO_DIR: text.default(DEMO_DIR),
  /** The folder of the source images; by default those of the demo shop. */
  IMAGE_DIR: text.optional(),
  /** The folder of the videos of content pages; by default those of the demo shop. */
  VIDEO_DIR: text.optional(),
  DATABASE_URL: urlOf('postgres:', 'postgresql:').optional(),
  DATABASE_POOL_SIZE: integer(1, 200).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: integer(100, 600_000).default(15_000),
  REDIS_URL: urlOf('redis:', 'rediss:').optional(),
  /** Tracking events are queued in JetStream there instead of being written directly to the table. */
  NATS_URL: urlOf('nats:', 'tls:').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Seeds an empty database with the demo shop. */
  DEMO: onOff.optional(),
  /** Proxies whose X-Forwarded-For is trusted: `off`, or IP addresses and networks separated by commas. */
  TRUST_PROXY: text.default('off'),
  /** Calls per minute and IP address, which many shoppers of a carrier share. 0 disables the limit. */
  RATE_LIMIT_PER_MINUTE: integer(0, 10_000_000).default(3_000),
  /** Calls per minute of one shopper, from any number of IP addresses. */
  SHOPPER_RATE_LIMIT_PER_MINUTE: integer(1, 10_000_000).default(600),
  /** Pages per minute that are rendered for an IP address because none was cached. */
  PAGE_RATE_LIMIT_PER_MINUTE: integer(1, 10_000_000).default(600),
  /** Guest sessions per hour that are opened for an IP address. A guest who returns opens none. */
  GUEST_SESSIONS_PER_HOUR: integer(1, 10_000_000).default(600),
  /** The bearer token for /metrics, /docs and /openapi.json. */
  OPERATOR_TOKEN: text.min(32, 'must have at least 32 characters').optional(),
  /** Where to report a weakness, for /.well-known/security.txt: a `mailto:` or https address. */
  SECURITY_CONTACT: text
    .regex(/^(?:mailto:|https:\/\/)\S+$/, 'must start with mailto: or https://')
    .optional(),
  BODY_LIMIT_KB: integer(1, 102_400).default(1_024),
  RESPONSE_CACHE_MB: integer(0, 4_096).default(64),
  PAGE_CACHE_MB: integer(0, 4_096).default(64),
  JOBS: onOff.default(true),
  /** Whether the start applies missing migrations; without them the shop does not start. */
  MIGRATE: onOff.default(true),
  /** How long a stopping process goes on answering, so that proxies stop sending to it. */
  DRAIN_SECONDS: integer(0, 300).optional(),
  /** How long stock is reserved for a checkout. */
  STOCK_RESERVATION_MINUTES: integer(1, 60).default(15),
  /** Encryption keys: `id:base64` of 32 bytes each, separated by commas. The first encrypts, all decrypt. */
  PERSONAL_ID_KEYS: text
    .refine(
      (keys) => readKeyring(keys) !== undefined,
      'must be keys of 32 bytes, written as id:base64,id:base64',
    )
    .optional(),
  /** Seconds between two shipment steps of a demo order; `off`: merchants advance their orders. */
  ORDER_PACE: z.union([z.literal('off'), integer(1, 86_400)]).optional(),
  ...providerFields,
});

export interface Settings {
  readonly mode: 'production' | 'development' | 'test' | 'local';
  /** Why the shop looks as if others can reach it; undefined for a shop on one machine. */
  readonly publicReason: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  readonly demoDir: string;
  readonly imageDir: string;
  readonly videoDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly databaseStatementTimeoutMs: number;
  readonly redisUrl: string | undefined;
  readonly natsUrl: string | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly demo: boolean;
  readonly trustProxy: false | string[];
  readonly rateLimitPerMinute: number;
  readonly shopperRateLimitPerMinute: number;
  readonly pageRateLimitPerMinute: number;
  readonly guestSessionsPerHour: number;
  readonly operatorToken: string | undefined;
  readonly securityContact: string | undefined;
  readonly bodyLimitBytes: number;
  readonly responseCacheBytes: number;
  readonly pageCacheBytes: number;
  readonly jobs: boolean;
  readonly migrate: boolean;
  readonly drainMs: number;
  readonly stockReservationMs: number;
  readonly personalIdKeys: string | undefined;
  /** Undefined: shipments do not advance automatically. */
  readonly orderPaceMs: number | undefined;
  readonly providers: ProviderSettings;
  /** What an operator should know about these settings. */
  readonly warnings: readonly string[];
  /** Validates every response against the contract; too slow for production. */
  readonly validatesResponses: boolean;
}

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Why a shop looks as if others can reach it, or undefined for a shop on one machine. */
function findPublicReason(read: z.output<typeof schema>): string | undefined {
  if (!LOOPBACK_HOST.test(read.HOST)) return `HOST=${read.HOST}`;
  if (read.PUBLIC_URL?.startsWith('https:')) return `PUBLIC_URL=${read.PUBLIC_URL}`;
  const [key] = listProviderKeys(read);
  return key && `${key} is set`;
}

/** A shared database does not tell how many machines use it, so this is no reason to refuse a start. */
function listWarnings(read: z.output<typeof schema>): string[] {
  if (!read.DATABASE_URL || read.STORAGE_S3_BUCKET) return [];
  return [
    `Photos of personal IDs are stored in ${join(read.DATA_DIR, 'private')}. Processes on other machines cannot read them: set STORAGE_S3_* before a second machine is added.`,
  ];
}

/** Invalid settings. The message names each of them and what it must be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

function readMode(nodeEnv: z.output<typeof schema>['NODE_ENV'], flags: readonly string[]) {
  if (flags.includes('--dev')) return 'development';
  return nodeEnv ?? 'local';
}

/** An empty variable counts as missing, because shells and compose files unset variables like that. */
const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));

const DEMO_PACE_SECONDS = 20;
/** Longer than two health checks of a proxy. */
const PRODUCTION_DRAIN_SECONDS = 5;
const toPaceMs = (pace: number | 'off') => (pace === 'off' ? undefined : pace * 1000);

/** Reads the settings, once at start. Throws a SettingsError that names every fault. */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): Settings {
  const parsed = schema.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const reasons = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message.replace('Invalid input: ', '')}`,
    );
    throw new SettingsError(`Invalid settings. ${reasons.join('; ')}`);
  }
  const read = parsed.data;
  const mode = readMode(read.NODE_ENV, flags);
  const isProduction = mode === 'production';
  const publicReason = findPublicReason(read);
  const faults = [
    ...(isProduction && !read.PUBLIC_URL ? ['PUBLIC_URL: required in production'] : []),
    ...(isProduction && !read.PERSONAL_ID_KEYS ? ['PERSONAL_ID_KEYS: required in production'] : []),
    ...providerFaults(read, isProduction, publicReason),
  ];
  if (faults.length > 0) throw new SettingsError(`Invalid settings. ${faults.join('; ')}`);
  return {
    mode,
    publicReason,
    port: read.PORT,
    host: read.HOST,
    publicUrl: read.PUBLIC_URL,
    dataDir: read.DATA_DIR,
    demoDir: read.DEMO_DIR,
    imageDir: read.IMAGE_DIR ?? join(read.DEMO_DIR, 'images'),
    videoDir: read.VIDEO_DIR ?? join(read.DEMO_DIR, 'videos'),
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
    shopperRateLimitPerMinute: read.SHOPPER_RATE_LIMIT_PER_MINUTE,
    pageRateLimitPerMinute: read.PAGE_RATE_LIMIT_PER_MINUTE,
    guestSessionsPerHour: read.GUEST_SESSIONS_PER_HOUR,
    operatorToken: read.OPERATOR_TOKEN,
    securityContact: read.SECURITY_CONTACT,
    bodyLimitBytes: read.BODY_LIMIT_KB * 1024,
    responseCacheBytes: read.RESPONSE_CACHE_MB * 1024 * 1024,
    pageCacheBytes: read.PAGE_CACHE_MB * 1024 * 1024,
    jobs: read.JOBS,
    migrate: read.MIGRATE,
    drainMs: (read.DRAIN_SECONDS ?? (isProduction ? PRODUCTION_DRAIN_SECONDS : 0)) * 1000,
    stockReservationMs: read.STOCK_RESERVATION_MINUTES * 60_000,
    personalIdKeys: read.PERSONAL_ID_KEYS,
    orderPaceMs: toPaceMs(read.ORDER_PACE ?? (isProduction ? 'off' : DEMO_PACE_SECONDS)),
    providers: readProviders(read, isProduction),
    warnings: isProduction ? listWarnings(read) : [],
    validatesResponses: mode === 'development' || mode === 'test',
  };
}
