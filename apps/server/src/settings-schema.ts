import { existsSync } from 'node:fs';
import { z } from 'zod';
import { readKeyring } from './encryption/keyring.ts';
import { parseImageHosts } from './http/image-hosts.ts';
import { parseNetworks } from './notifications/networks.ts';
import { parsePorts } from './notifications/ports.ts';
import { providerFields } from './providers/setting-fields.ts';

const text = z.string().trim().min(1);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const urlOf = (...protocols: string[]) =>
  text.refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );

const keyring = text.refine(
  (keys) => readKeyring(keys) !== undefined,
  'must be keys of 32 bytes, written as id:base64,id:base64',
);

/** Hosts such as `www.example.com,*.example.org`. */
const HOSTS = /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?:,(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+)*$/i;

/** Every setting of the environment, with what it means. `.env.example` is made from it and setting-hints.ts. */
export const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .optional()
    .describe(
      'production requires PUBLIC_URL and the settings of providers, seeds no demo and sends strict transport security',
    ),
  PORT: integer(0, 65_535).default(8080).describe('The port that the shop listens at'),
  HOST: text
    .default('127.0.0.1')
    .describe(
      'The address that the shop listens at. Another one than loopback opens the shop to the network, which needs NODE_ENV=production or SANDBOX',
    ),
  HEALTH_PORT: integer(0, 65_535)
    .optional()
    .describe(
      'A port on which a thread of its own answers /healthz and /readyz at once, also while the shop is busy',
    ),
  PUBLIC_URL: urlOf('http:', 'https:')
    .optional()
    .describe('The public URL of the shop; absolute links and strict transport security use it'),
  BACKOFFICE_URL: urlOf('http:', 'https:')
    .optional()
    .describe(
      'The URL of the back office when it has a host of its own: /admin is then served there and nowhere else, and the shop is not',
    ),
  IMAGE_HOSTS: text
    .refine(
      (value) => parseImageHosts(value) !== undefined,
      'must be hosts such as img.example.com',
    )
    .optional()
    .describe(
      'Hosts besides the shop from which pages may show images, separated by commas; `*.cdn.example` stands for all below it',
    ),
  DATA_DIR: text
    .default('.data')
    .describe(
      'The folder of the embedded database, of private files without a bucket, and of rendered images',
    ),
  DEMO_DIR: text.optional().describe('The folder of the demo shop; the shop runs without it'),
  BRAND_DIR: text
    .optional()
    .describe('The folder with brand.json, which names and colours the shop'),
  IMAGE_DIR: text
    .optional()
    .describe(
      'A folder of source images, which a shop may lack: imported and uploaded ones lie in DATA_DIR or in the bucket',
    ),
  VIDEO_DIR: text
    .optional()
    .describe(
      'A folder of videos for content pages, which a shop may lack: uploaded ones lie in DATA_DIR or in the bucket',
    ),
  DATABASE_URL: urlOf('postgres:', 'postgresql:')
    .optional()
    .describe('A PostgreSQL (15 or later) instead of the embedded database'),
  DATABASE_POOL_SIZE: integer(1, 200)
    .default(10)
    .describe('Connections of a process to PostgreSQL, beside two of its own'),
  DATABASE_STATEMENT_TIMEOUT_MS: integer(100, 600_000)
    .default(15_000)
    .describe('How long a statement may take in PostgreSQL'),
  DATABASE_LOCK_TIMEOUT_MS: integer(100, 600_000)
    .default(2_000)
    .describe('How long a statement waits for a lock of another transaction'),
  REDIS_URL: urlOf('redis:', 'rediss:')
    .optional()
    .describe('A Redis in which processes share the rate limit'),
  NATS_URL: urlOf('nats:', 'tls:')
    .optional()
    .describe(
      'Tracking events are queued in JetStream there instead of being written directly to the table',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('debug logs every request, silent logs nothing'),
  DEMO: onOff.optional().describe('Seeds an empty database with the demo shop'),
  TRUST_PROXY: text
    .default('off')
    .describe(
      'Proxies whose X-Forwarded-For is trusted: `off`, or IP addresses and networks separated by commas',
    ),
  RATE_LIMIT_PER_MINUTE: integer(0, 10_000_000)
    .default(3_000)
    .describe(
      'Calls per minute and IP address, which many shoppers of a carrier share. 0 disables the limit',
    ),
  SHOPPER_RATE_LIMIT_PER_MINUTE: integer(1, 10_000_000)
    .default(600)
    .describe('Calls per minute of one shopper, from any number of IP addresses'),
  PAGE_RATE_LIMIT_PER_MINUTE: integer(1, 10_000_000)
    .default(600)
    .describe('Pages per minute that are rendered for an IP address because none was cached'),
  GUEST_SESSIONS_PER_HOUR: integer(1, 10_000_000)
    .default(600)
    .describe(
      'Guest sessions per hour that are opened for an IP address. A guest who returns opens none',
    ),
  OPERATOR_TOKEN: text
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('The bearer token for /metrics, /docs and /openapi.json'),
  SECURITY_CONTACT: text
    .regex(/^(?:mailto:|https:\/\/)\S+$/, 'must start with mailto: or https://')
    .optional()
    .describe(
      'Where to report a weakness, for /.well-known/security.txt: a `mailto:` or https address',
    ),
  BODY_LIMIT_KB: integer(1, 102_400)
    .default(1_024)
    .describe(
      'The largest request body of any call; most calls take less, as the API documents say',
    ),
  RESPONSE_CACHE_MB: integer(0, 4_096)
    .default(64)
    .describe('Memory for cached API responses; 0 disables the cache'),
  PAGE_CACHE_MB: integer(0, 4_096)
    .default(64)
    .describe('Memory for rendered pages; 0 disables the cache'),
  JOBS: z
    .enum(['on', 'off', 'only'])
    .default('on')
    .describe('Whether this process runs jobs; `only`: it runs jobs and serves no shoppers'),
  MIGRATE: onOff
    .default(true)
    .describe('Whether the start applies missing migrations; without them the shop does not start'),
  DRAIN_SECONDS: integer(0, 300)
    .optional()
    .describe('How long a stopping process goes on answering, so that proxies stop sending to it'),
  PAGE_APPROVAL: onOff
    .default(false)
    .describe(
      'Whether a page is published, and a banner shown, only after another person approved it',
    ),
  LINK_HOSTS: z
    .string()
    .regex(HOSTS, 'must be hosts separated by commas: `www.example.com` or `*.example.com`')
    .optional()
    .describe(
      'Other hosts to which banners and popups may lead, separated by commas; `*.example.com` means its subdomains',
    ),
  NEWEST_APP_VERSION: z
    .string()
    .regex(/^\d+(?:\.\d+){0,3}$/, 'must be a version such as 2.18.0')
    .optional()
    .describe(
      'The newest app in the stores: the oldest version that the shop accepts cannot be newer',
    ),
  STOCK_RESERVATION_MINUTES: integer(1, 60)
    .default(15)
    .describe('How long stock is reserved for a checkout'),
  PAYOUT_APPROVAL: z
    .enum(['another', 'anyone'])
    .default('another')
    .describe(
      'Who approves a payout: another operator than the one who drafted it, or `anyone` where one person does all',
    ),
  MEDIA_RETENTION_DAYS: integer(1, 3_650)
    .default(30)
    .describe('How long an uploaded image or video that is used nowhere is kept'),
  PAPER_FONT: text
    .refine(existsSync, 'must be the file of a font')
    .optional()
    .describe(
      'The font file of packing slips and customs papers as PDF; by default Noto Sans for simplified Chinese',
    ),
  PRICE_ENDINGS: z
    .string()
    .regex(/^\d{1,4}(?:,\d{1,4}){0,9}$/, 'must be digits separated by commas, such as 00,80')
    .optional()
    .describe(
      'The last digits of prices that are computed in bulk, such as 00,80; by default any whole amount',
    ),
  BACKUP_KEYS: keyring
    .optional()
    .describe(
      'Keys that backups are encrypted with, like PERSONAL_ID_KEYS. Without them the tables of a backup are in clear',
    ),
  PERSONAL_ID_KEYS: keyring
    .optional()
    .describe(
      'Encryption keys: `id:base64` of 32 bytes each, separated by commas. The first encrypts, all decrypt',
    ),
  ORDER_PACE: z
    .union([z.literal('off'), integer(1, 86_400)])
    .optional()
    .describe(
      'Seconds between two shipment steps of a demo order; `off`: merchants advance their orders',
    ),
  QUIET_HOURS: z
    .string()
    .regex(/^(?:off|(?:[01]?\d|2[0-3])-(?:[01]?\d|2[0-3]))$/, 'must be off, or hours such as 22-8')
    .optional()
    .describe('The hours in Beijing without messages of marketing: 22-8 in production, else off'),
  WEBHOOK_NETWORKS: text
    .refine((value) => parseNetworks(value) !== undefined, 'must be networks such as 10.0.0.0/8')
    .optional()
    .describe(
      'Private networks that webhooks may reach, separated by commas; none by default, so that they cannot reach what only the shop can',
    ),
  WEBHOOK_PORTS: text
    .refine((value) => parsePorts(value) !== undefined, 'must be ports such as 8443,9443')
    .optional()
    .describe(
      'Ports that the URL of a webhook may name besides that of its protocol, separated by commas; none by default',
    ),
  ...providerFields,
});
