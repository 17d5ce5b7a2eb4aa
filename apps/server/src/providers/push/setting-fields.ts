import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { host } from '../address.ts';
import { APNS_ENDPOINT } from './apns/apns.ts';
import { FCM_ENDPOINT } from './fcm/fcm.ts';
import { HONOR_ENDPOINT } from './honor/honor.ts';
import { HUAWEI_ENDPOINT } from './huawei/huawei.ts';
import { OPPO_ENDPOINT } from './oppo/oppo.ts';
import { VIVO_ENDPOINT } from './vivo/vivo.ts';
import { XIAOMI_ENDPOINT } from './xiaomi/xiaomi.ts';

const text = z.string().trim().min(1);

/** An environment variable may contain a PEM key with its line ends written as \\n. */
const privateKey = (type: 'ec' | 'rsa') =>
  text
    .transform((value) => value.replaceAll('\\n', '\n'))
    .refine((value) => {
      try {
        return createPrivateKey(value).asymmetricKeyType === type;
      } catch {
        return false;
      }
    }, `must be a private ${type.toUpperCase()} key, as PEM`);

/** Where each vendor of pushes is asked. Huawei answers for HarmonyOS too. */
export const PUSH_ENDPOINTS = {
  apns: APNS_ENDPOINT,
  fcm: FCM_ENDPOINT,
  huawei: HUAWEI_ENDPOINT,
  xiaomi: XIAOMI_ENDPOINT,
  oppo: OPPO_ENDPOINT,
  vivo: VIVO_ENDPOINT,
  honor: HONOR_ENDPOINT,
} as const;
export type PushHost = keyof typeof PUSH_ENDPOINTS;
export type PushEndpoints = Readonly<Record<PushHost, string | undefined>>;

/** The settings of each vendor, all present or all missing. */
export const PUSH_GROUPS = {
  apns: {
    keyId: 'APNS_KEY_ID',
    teamId: 'APNS_TEAM_ID',
    privateKey: 'APNS_PRIVATE_KEY',
    topic: 'APNS_TOPIC',
  },
  fcm: {
    projectId: 'FCM_PROJECT_ID',
    clientEmail: 'FCM_CLIENT_EMAIL',
    privateKey: 'FCM_PRIVATE_KEY',
  },
  huawei: { appId: 'HUAWEI_PUSH_APP_ID', secret: 'HUAWEI_PUSH_SECRET' },
  harmony: {
    projectId: 'HARMONY_PROJECT_ID',
    keyId: 'HARMONY_KEY_ID',
    subAccount: 'HARMONY_SUB_ACCOUNT',
    privateKey: 'HARMONY_PRIVATE_KEY',
  },
  xiaomi: { secret: 'XIAOMI_PUSH_SECRET' },
  oppo: { key: 'OPPO_PUSH_KEY', secret: 'OPPO_PUSH_SECRET' },
  vivo: { appId: 'VIVO_PUSH_APP_ID', key: 'VIVO_PUSH_KEY', secret: 'VIVO_PUSH_SECRET' },
  honor: {
    appId: 'HONOR_PUSH_APP_ID',
    clientId: 'HONOR_PUSH_CLIENT_ID',
    secret: 'HONOR_PUSH_SECRET',
  },
} as const;
export type RealPushVendor = keyof typeof PUSH_GROUPS;

/** The vendors whose messages name the package of the app. */
export const ANDROID_VENDORS = [
  'huawei',
  'xiaomi',
  'oppo',
  'vivo',
  'honor',
] as const satisfies RealPushVendor[];

const rehearsed = (name: string, own: string) =>
  host.optional().describe(`The address of ${name} in a rehearsal, instead of ${own}`);

export const pushFields = {
  APNS_KEY_ID: text.optional().describe('Pushes to iOS: the id of the key at Apple'),
  APNS_TEAM_ID: text.optional().describe('The team at Apple to which the app belongs'),
  APNS_PRIVATE_KEY: privateKey('ec')
    .optional()
    .describe('The private key of that id, as PEM; line ends may be written as \\n'),
  APNS_TOPIC: text.optional().describe('The bundle id of the app; else `app.id` of the brand'),
  FCM_PROJECT_ID: text
    .optional()
    .describe('Pushes through Google, which mainland China does not reach: the Firebase project'),
  FCM_CLIENT_EMAIL: text.optional().describe('The e-mail address of the service account'),
  FCM_PRIVATE_KEY: privateKey('rsa')
    .optional()
    .describe('The private key of the service account, as PEM'),
  HUAWEI_PUSH_APP_ID: text.optional().describe('Pushes to Huawei’s Android devices: the app id'),
  HUAWEI_PUSH_SECRET: text.optional().describe('The secret of that app'),
  HARMONY_PROJECT_ID: text.optional().describe('Pushes to HarmonyOS: the project at Huawei'),
  HARMONY_KEY_ID: text.optional().describe('The key_id of the service account'),
  HARMONY_SUB_ACCOUNT: text.optional().describe('The sub_account of the service account'),
  HARMONY_PRIVATE_KEY: privateKey('rsa')
    .optional()
    .describe('The private_key of the service account, as PEM'),
  XIAOMI_PUSH_SECRET: text.optional().describe('Pushes to Xiaomi’s devices: the AppSecret'),
  XIAOMI_PUSH_CHANNEL: text
    .optional()
    .describe('The channel of messages about orders that Xiaomi has allowed'),
  OPPO_PUSH_KEY: text.optional().describe('Pushes to OPPO’s devices: the AppKey'),
  OPPO_PUSH_SECRET: text.optional().describe('The MasterSecret of that app'),
  OPPO_PUSH_CHANNEL: text
    .optional()
    .describe('The channel of messages about orders that OPPO has allowed'),
  VIVO_PUSH_APP_ID: text.optional().describe('Pushes to vivo’s devices: the AppID'),
  VIVO_PUSH_KEY: text.optional().describe('The AppKey of that app'),
  VIVO_PUSH_SECRET: text.optional().describe('The AppSecret of that app'),
  HONOR_PUSH_APP_ID: text.optional().describe('Pushes to Honor’s devices: the app id'),
  HONOR_PUSH_CLIENT_ID: text.optional().describe('The client id of that app'),
  HONOR_PUSH_SECRET: text.optional().describe('The client secret of that app'),
  ANDROID_PACKAGE: text
    .regex(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/, 'must be a package such as com.example.shop')
    .optional()
    .describe(
      'The package of the app on Android, which a tap on a message opens; else `app.id` of the brand',
    ),
  APNS_ENDPOINT: rehearsed('Apple’s pushes', APNS_ENDPOINT),
  FCM_ENDPOINT: rehearsed('Google’s pushes and tokens', FCM_ENDPOINT),
  HUAWEI_PUSH_ENDPOINT: rehearsed('Huawei’s pushes and tokens', HUAWEI_ENDPOINT),
  XIAOMI_PUSH_ENDPOINT: rehearsed('Xiaomi’s pushes', XIAOMI_ENDPOINT),
  OPPO_PUSH_ENDPOINT: rehearsed('OPPO’s pushes', OPPO_ENDPOINT),
  VIVO_PUSH_ENDPOINT: rehearsed('vivo’s pushes', VIVO_ENDPOINT),
  HONOR_PUSH_ENDPOINT: rehearsed('Honor’s pushes and tokens', HONOR_ENDPOINT),
};

type Read = z.output<z.ZodObject<typeof pushFields>>;

/** Vendors know the app by its id in the brand, unless the settings name another one. */
export const defaultAppNames = (
  read: Read,
  appId: string | undefined,
): Pick<Read, 'APNS_TOPIC' | 'ANDROID_PACKAGE'> => ({
  APNS_TOPIC: read.APNS_TOPIC ?? (read.APNS_KEY_ID ? appId : undefined),
  ANDROID_PACKAGE: read.ANDROID_PACKAGE ?? appId,
});

/** The settings that are missing beside those of a vendor on Android. */
export const pushFaults = (read: Read): string[] =>
  read.ANDROID_PACKAGE
    ? []
    : ANDROID_VENDORS.flatMap((vendor) => Object.values<keyof Read>(PUSH_GROUPS[vendor]))
        .filter((name) => read[name])
        .slice(0, 1)
        .map((name) => `ANDROID_PACKAGE: needed beside ${name}`);

export const readPushEndpoints = (read: Read): PushEndpoints => ({
  apns: read.APNS_ENDPOINT,
  fcm: read.FCM_ENDPOINT,
  huawei: read.HUAWEI_PUSH_ENDPOINT,
  xiaomi: read.XIAOMI_PUSH_ENDPOINT,
  oppo: read.OPPO_PUSH_ENDPOINT,
  vivo: read.VIVO_PUSH_ENDPOINT,
  honor: read.HONOR_PUSH_ENDPOINT,
});

/** Whether a vendor with keys is asked at another address than its own. */
export const isPushRehearsed = (
  endpoints: PushEndpoints,
  keys: Readonly<Partial<Record<RealPushVendor, object | undefined>>>,
): boolean =>
  (Object.keys(PUSH_GROUPS) as RealPushVendor[]).some((vendor) => {
    const name = vendor === 'harmony' ? 'huawei' : vendor;
    const endpoint = endpoints[name];
    return keys[vendor] && endpoint !== undefined && endpoint !== PUSH_ENDPOINTS[name];
  });
