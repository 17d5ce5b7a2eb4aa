import { randomUUID } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import { listRehearsalWarnings } from '../providers/endpoints.ts';
import type { RealPushVendor } from '../providers/push/setting-fields.ts';
import { openStorage } from '../providers/storage/storage.ts';
import type { Settings } from '../settings.ts';
import { check, type Finding, ok, warn } from './finding.ts';

async function checkRedis({ redisUrl }: Settings): Promise<Finding> {
  if (!redisUrl) return ok('Redis', 'not used: each process counts calls by itself');
  const advice = 'Check REDIS_URL. Meanwhile each process counts calls by itself.';
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null });
  // The error of the connection is the answer of the check.
  redis.on('error', () => {});
  const ping = async () => {
    await redis.connect();
    await redis.ping();
    return ok('Redis', 'answers');
  };
  return check('Redis', advice, ping, warn).finally(() => redis.disconnect());
}

async function checkNats({ natsUrl }: Settings): Promise<Finding> {
  if (!natsUrl) return ok('NATS', 'not used: events are written to the table');
  const advice = 'Check NATS_URL. Meanwhile events are written to the table.';
  const flush = async () => {
    const connection = await connect({
      servers: natsUrl,
      name: 'vitrine-doctor',
      reconnect: false,
    });
    await connection.flush();
    await connection.close();
    return ok('NATS', 'answers');
  };
  return check('NATS', advice, flush, warn);
}

async function checkStorage({ dataDir, providers }: Settings): Promise<Finding> {
  const place = providers.s3 ? `the bucket ${providers.s3.bucket}` : 'the data folder';
  const advice = providers.s3
    ? 'Check STORAGE_S3_*: the key must be allowed to write, read and delete.'
    : 'Let the user of the process write to DATA_DIR.';
  return check('Storage', advice, async () => {
    const storage = openStorage({ dataDir, s3: providers.s3 }, Date.now);
    const key = `doctor/${randomUUID()}`;
    await storage.put(key, Buffer.from(key));
    const isSame = (await storage.get(key))?.toString() === key;
    await storage.remove(key);
    if (!isSame) throw new Error(`${place} does not return what was stored`);
    return ok('Storage', `writes to and reads from ${place}`);
  });
}

const PROVIDERS = {
  'short messages': ['sms'],
  'WeChat Pay': ['wechatPay'],
  Alipay: ['alipay'],
  'the official account in WeChat': ['wechat'],
  'the mini-program in WeChat': ['wechatMini'],
  'the mini-program in Douyin': ['douyin'],
  'payments in Douyin': ['douyinTrade', 'douyinPay'],
  'the check of personal IDs': ['identity'],
  'e-mail': ['mail'],
} as const;

const PUSH_VENDORS: Readonly<Record<RealPushVendor, string>> = {
  apns: 'Apple',
  fcm: 'Google',
  huawei: 'Huawei',
  harmony: 'HarmonyOS',
  xiaomi: 'Xiaomi',
  oppo: 'OPPO',
  vivo: 'vivo',
  honor: 'Honor',
};
const pushVendors = Object.entries(PUSH_VENDORS) as [RealPushVendor, string][];

/** Only tells which keys are there: asking a provider would send messages or make payments. */
export function checkProviders({ providers }: Pick<Settings, 'providers'>): Finding {
  const names = Object.entries(PROVIDERS);
  const missing = [
    ...names.filter(([, [group]]) => !providers[group]).map(([name]) => name),
    ...pushVendors.flatMap(([vendor, name]) => (providers.push[vendor] ? [] : `pushes by ${name}`)),
  ];
  if (missing.length === 0) return ok('Providers', 'all have keys');
  const others = `no keys of ${missing.join(', ')}`;
  return providers.sandbox
    ? warn('Providers', `${others}: sandboxes stand in`, 'Fine for a demonstration only.')
    : warn('Providers', others, 'What needs them is not offered. Set their keys to offer it.');
}

/** A rehearsal that goes on with real shoppers would give away what it sells. */
export const checkRehearsal = ({ providers }: Pick<Settings, 'providers'>): Finding[] =>
  listRehearsalWarnings(providers).map((text) =>
    warn('Rehearsal', text, 'Unset it before the shop opens.'),
  );

export const checkServices = (settings: Settings): Promise<Finding[]> =>
  Promise.all([checkRedis(settings), checkNats(settings), checkStorage(settings)]);
