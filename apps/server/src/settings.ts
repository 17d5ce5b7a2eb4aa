import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import type { Brand } from './brand/brand.ts';
import { readBrand } from './brand/read-brand.ts';
import { type Keyring, readKeyring } from './encryption/keyring.ts';
import { parseImageHosts } from './http/image-hosts.ts';
import { isLoopbackHost } from './loopback.ts';
import { type Network, parseNetworks } from './notifications/networks.ts';
import { parsePorts } from './notifications/ports.ts';
import { parseQuietHours, type QuietHours } from './notifications/quiet-hours.ts';
import { defaultAppNames } from './providers/push/setting-fields.ts';
import {
  listProviderKeys,
  type ProviderSettings,
  providerFaults,
  readProviders,
} from './providers/settings.ts';
import { readSettingFiles } from './setting-files.ts';
import { SettingsError } from './settings-error.ts';
import { settingsSchema } from './settings-schema.ts';

const DEMO_DIR = fileURLToPath(new URL('../../../demo', import.meta.url));
const FONT_PACKAGE = createRequire(import.meta.url).resolve('@embedpdf/fonts-sc');
const PAPER_FONT = join(FONT_PACKAGE, '../../fonts/NotoSansHans-Regular.otf');
/** The brand of a shop that has no folder of its own. */
export const BRAND_DIR = fileURLToPath(new URL('../../../brand', import.meta.url));

export interface Settings {
  readonly mode: 'production' | 'development' | 'test' | 'local';
  /** Why the shop looks as if others can reach it; undefined for a shop on one machine. */
  readonly publicReason: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly healthPort: number | undefined;
  readonly publicUrl: string | undefined;
  /** Where the back office is, when it has a host of its own. */
  readonly backofficeUrl: string | undefined;
  /** From where pages may show images, besides the shop. */
  readonly imageHosts: readonly string[];
  readonly dataDir: string;
  readonly demoDir: string;
  readonly brandDir: string;
  readonly brand: Brand;
  readonly imageDir: string;
  readonly videoDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly databaseStatementTimeoutMs: number;
  readonly databaseLockTimeoutMs: number;
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
  /** False for a process that only runs jobs. */
  readonly serves: boolean;
  readonly migrate: boolean;
  readonly drainMs: number;
  /** Whether another person has to approve a draft before it is published. */
  readonly pageApproval: boolean;
  /** Other hosts to which banners may lead; `*.example.com` means its subdomains. */
  readonly linkHosts: readonly string[];
  readonly newestAppVersion: string | undefined;
  readonly stockReservationMs: number;
  /** Whether who drafted a payout may not approve it. */
  readonly isPayoutApprovedByAnother: boolean;
  /** How long an uploaded file that is used nowhere is kept. */
  readonly mediaRetentionMs: number;
  /** The last digits of whole amounts that computed prices end with; none: any whole amount. */
  readonly paperFont: string;
  readonly priceEndings: readonly string[];
  readonly personalIdKeys: string | undefined;
  readonly backupKeys: Keyring | undefined;
  /** Undefined: shipments do not advance automatically. */
  readonly orderPaceMs: number | undefined;
  /** The hours in Beijing in which no message of marketing is sent. */
  readonly quietHours: QuietHours | undefined;
  /** Private networks that webhooks may reach. */
  readonly webhookNetworks: readonly Network[];
  /** Ports that webhooks may name besides that of their protocol. */
  readonly webhookPorts: readonly number[];
  readonly providers: ProviderSettings;
  /** What an operator should know about these settings. */
  readonly warnings: readonly string[];
  /** Validates every response against the contract; too slow for production. */
  readonly validatesResponses: boolean;
}

/** Why a shop looks as if others can reach it, or undefined for a shop on one machine. */
function findPublicReason(read: z.output<typeof settingsSchema>): string | undefined {
  if (!isLoopbackHost(read.HOST)) return `HOST=${read.HOST}`;
  if (read.PUBLIC_URL?.startsWith('https:')) return `PUBLIC_URL=${read.PUBLIC_URL}`;
  const [key] = listProviderKeys(read);
  return key && `${key} is set`;
}

/** A shared database does not tell how many machines use it, so this is no reason to refuse a start. */
function listWarnings(read: z.output<typeof settingsSchema>): string[] {
  if (!read.DATABASE_URL || read.STORAGE_S3_BUCKET) return [];
  return [
    `Photos of personal IDs are stored in ${join(read.DATA_DIR, 'private')}. Processes on other machines cannot read them: set STORAGE_S3_* before a second machine is added.`,
  ];
}

function readMode(nodeEnv: z.output<typeof settingsSchema>['NODE_ENV'], flags: readonly string[]) {
  if (flags.includes('--dev')) return 'development';
  return nodeEnv ?? 'local';
}

/** An empty variable counts as missing, because shells and compose files unset variables like that. */
const withoutEmpty = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));

const DEMO_PACE_SECONDS = 20;
/** Longer than two health checks of a proxy. */
const PRODUCTION_DRAIN_SECONDS = 5;
const toPaceMs = (pace: number | 'off') => (pace === 'off' ? undefined : pace * 1000);

function parseSettings(environment: NodeJS.ProcessEnv): z.output<typeof settingsSchema> {
  const given = withoutEmpty(environment);
  const files = readSettingFiles(given, Object.keys(settingsSchema.shape));
  const parsed = settingsSchema.safeParse({ ...given, ...files.values });
  if (parsed.success && files.faults.length === 0) return parsed.data;
  const reasons = parsed.error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message.replace('Invalid input: ', '')}`,
  );
  throw new SettingsError('settings', [...files.faults, ...(reasons ?? [])]);
}

function readBrandSetting(folder: string): Brand {
  try {
    return readBrand(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError('brand', [`${join(folder, 'brand.json')}: ${reason}`]);
  }
}

/** A host of its own needs that of the shop to be known, and cookies of the same kind. */
function backofficeFaults({
  PUBLIC_URL: shop,
  BACKOFFICE_URL: backoffice,
}: z.output<typeof settingsSchema>): string[] {
  if (backoffice === undefined) return [];
  if (shop === undefined) return ['BACKOFFICE_URL: needs PUBLIC_URL'];
  const [own, other] = [new URL(backoffice), new URL(shop)];
  if (own.host === other.host) return ['BACKOFFICE_URL: must have another host than PUBLIC_URL'];
  if (own.protocol !== other.protocol)
    return ['BACKOFFICE_URL: must have the protocol of PUBLIC_URL'];
  return own.pathname === '/' ? [] : ['BACKOFFICE_URL: must name no path'];
}

/** Hosts beside the shop, whose images pages show and to which banners lead. */
const readHosts = ({ IMAGE_HOSTS, LINK_HOSTS }: z.output<typeof settingsSchema>) => ({
  imageHosts: parseImageHosts(IMAGE_HOSTS ?? '') ?? [],
  linkHosts: LINK_HOSTS?.toLowerCase().split(',') ?? [],
});

const readKeys = ({ PERSONAL_ID_KEYS, BACKUP_KEYS }: z.output<typeof settingsSchema>) => ({
  personalIdKeys: PERSONAL_ID_KEYS,
  backupKeys: readKeyring(BACKUP_KEYS ?? ''),
});

const readNotifications = (read: z.output<typeof settingsSchema>, isProduction: boolean) => ({
  quietHours: parseQuietHours(read.QUIET_HOURS ?? (isProduction ? '22-8' : 'off')),
  webhookNetworks: parseNetworks(read.WEBHOOK_NETWORKS ?? '') ?? [],
  webhookPorts: parsePorts(read.WEBHOOK_PORTS ?? '') ?? [],
});

/** Reads the settings, once at start. Throws a SettingsError that names every fault. */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): Settings {
  const given = parseSettings(environment);
  const demoDir = given.DEMO_DIR ?? DEMO_DIR;
  const brandDir = given.BRAND_DIR ?? BRAND_DIR;
  const brand = readBrandSetting(brandDir);
  const read = { ...given, ...defaultAppNames(given, brand.app?.id) };
  const mode = readMode(read.NODE_ENV, flags);
  const isProduction = mode === 'production';
  const publicReason = findPublicReason(read);
  const faults = [
    ...(isProduction && !read.PUBLIC_URL ? ['PUBLIC_URL: required in production'] : []),
    ...(isProduction && !read.PERSONAL_ID_KEYS ? ['PERSONAL_ID_KEYS: required in production'] : []),
    ...backofficeFaults(read),
    ...providerFaults(read, isProduction, publicReason),
  ];
  if (faults.length > 0) throw new SettingsError('settings', faults);
  return {
    mode,
    publicReason,
    port: read.PORT,
    host: read.HOST,
    healthPort: read.HEALTH_PORT,
    publicUrl: read.PUBLIC_URL,
    backofficeUrl: read.BACKOFFICE_URL,
    dataDir: read.DATA_DIR,
    demoDir,
    brandDir,
    brand,
    imageDir: read.IMAGE_DIR ?? join(demoDir, 'images'),
    videoDir: read.VIDEO_DIR ?? join(demoDir, 'videos'),
    databaseUrl: read.DATABASE_URL,
    databasePoolSize: read.DATABASE_POOL_SIZE,
    databaseStatementTimeoutMs: read.DATABASE_STATEMENT_TIMEOUT_MS,
    databaseLockTimeoutMs: read.DATABASE_LOCK_TIMEOUT_MS,
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
    jobs: read.JOBS !== 'off',
    serves: read.JOBS !== 'only',
    migrate: read.MIGRATE,
    drainMs: (read.DRAIN_SECONDS ?? (isProduction ? PRODUCTION_DRAIN_SECONDS : 0)) * 1000,
    isPayoutApprovedByAnother: read.PAYOUT_APPROVAL === 'another',
    pageApproval: read.PAGE_APPROVAL,
    newestAppVersion: read.NEWEST_APP_VERSION,
    stockReservationMs: read.STOCK_RESERVATION_MINUTES * 60_000,
    mediaRetentionMs: read.MEDIA_RETENTION_DAYS * 86_400_000,
    paperFont: read.PAPER_FONT ?? PAPER_FONT,
    priceEndings: read.PRICE_ENDINGS?.split(',') ?? [],
    orderPaceMs: toPaceMs(isProduction ? 'off' : (read.ORDER_PACE ?? DEMO_PACE_SECONDS)),
    ...readHosts(read),
    ...readKeys(read),
    ...readNotifications(read, isProduction),
    providers: readProviders(read, isProduction),
    warnings: isProduction ? listWarnings(read) : [],
    validatesResponses: mode === 'development' || mode === 'test',
  };
}
