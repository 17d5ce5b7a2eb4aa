import type { InstalmentCount } from '@vitrine/contract';
import type { OperatorRole, RehearsedProvider } from '@vitrine/contract/admin';
import type { z } from 'zod';
import type { SharedKeys } from '../encryption/shared-keys.ts';
import {
  listRehearsed,
  type ProviderEndpoints,
  readEndpoints,
  type SmsVendor,
} from './endpoints.ts';
import { isNumbered, type RegisteredTemplates } from './messages/registered-templates.ts';
import type { MiniVendor } from './mini-login/port.ts';
import {
  isPushRehearsed,
  PUSH_GROUPS,
  type PushEndpoints,
  pushFaults,
  readPushEndpoints,
} from './push/setting-fields.ts';
import type { providerFields } from './setting-fields.ts';

/** Public keys for the demo shop, which production rejects. */
export const DEMO_TOKEN_KEY = 'demo-token-key-that-everybody-knows';
export const DEMO_PORTAL_KEY = 'demo-portal-key-that-everybody-knows';

const GROUPS = {
  sms: {
    accessKeyId: 'SMS_ACCESS_KEY_ID',
    accessKeySecret: 'SMS_ACCESS_KEY_SECRET',
    signName: 'SMS_SIGN_NAME',
    templateCode: 'SMS_TEMPLATE_CODE',
  },
  smsApp: { appId: 'SMS_APP_ID' },
  mail: { url: 'SMTP_URL', from: 'MAIL_FROM' },
  wechat: { appId: 'WECHAT_APP_ID', secret: 'WECHAT_APP_SECRET' },
  wechatMini: { appId: 'WECHAT_MINI_APP_ID', secret: 'WECHAT_MINI_APP_SECRET' },
  douyin: { appId: 'DOUYIN_APP_ID', secret: 'DOUYIN_APP_SECRET' },
  douyinPay: { salt: 'DOUYIN_PAY_SALT', token: 'DOUYIN_PAY_TOKEN' },
  douyinTrade: {
    privateKey: 'DOUYIN_TRADE_PRIVATE_KEY',
    platformKey: 'DOUYIN_TRADE_PLATFORM_KEY',
    goodsType: 'DOUYIN_TRADE_GOODS_TYPE',
    tagGroupId: 'DOUYIN_TRADE_TAG_GROUP',
    picture: 'DOUYIN_TRADE_PICTURE',
  },
  alipay: {
    appId: 'ALIPAY_APP_ID',
    privateKey: 'ALIPAY_PRIVATE_KEY',
    publicKey: 'ALIPAY_PUBLIC_KEY',
  },
  wechatPay: {
    merchantId: 'WECHAT_PAY_MERCHANT_ID',
    serialNo: 'WECHAT_PAY_SERIAL_NO',
    privateKey: 'WECHAT_PAY_PRIVATE_KEY',
    apiKey: 'WECHAT_PAY_API_KEY',
  },
  wechatPayKey: { id: 'WECHAT_PAY_PUBLIC_KEY_ID', key: 'WECHAT_PAY_PUBLIC_KEY' },
  s3: {
    endpoint: 'STORAGE_S3_ENDPOINT',
    region: 'STORAGE_S3_REGION',
    bucket: 'STORAGE_S3_BUCKET',
    accessKeyId: 'STORAGE_S3_ACCESS_KEY_ID',
    secretAccessKey: 'STORAGE_S3_SECRET_ACCESS_KEY',
  },
  singleSignOn: {
    issuer: 'OIDC_ISSUER',
    clientId: 'OIDC_CLIENT_ID',
    clientSecret: 'OIDC_CLIENT_SECRET',
  },
  identity: {
    accessKeyId: 'IDENTITY_ACCESS_KEY_ID',
    accessKeySecret: 'IDENTITY_ACCESS_KEY_SECRET',
  },
  kuaidi100: { key: 'KUAIDI100_KEY', salt: 'KUAIDI100_SALT' },
} as const;

type GroupsOf<All extends Readonly<Record<string, Readonly<Record<string, string>>>>> = {
  readonly [G in keyof All]: { readonly [F in keyof All[G]]: string } | undefined;
};
type Groups = GroupsOf<typeof GROUPS>;

export interface ProviderSettings extends Groups {
  readonly endpoints: ProviderEndpoints;
  /** The keys of the vendors of pushes. */
  readonly push: GroupsOf<typeof PUSH_GROUPS>;
  /** Addresses of a rehearsal. */
  readonly pushEndpoints: PushEndpoints;
  readonly androidPackage: string | undefined;
  readonly xiaomiChannel: string | undefined;
  readonly oppoChannel: string | undefined;
  /** Those that have keys, and are not asked at the vendor's own address. */
  readonly rehearsed: readonly RehearsedProvider[];
  readonly smsVendor: SmsVendor;
  readonly smsRegion: string;
  /** The registered templates of each channel. */
  readonly templates: Readonly<Record<'sms' | 'messaging' | MiniVendor, RegisteredTemplates>>;
  /** Which kind of message the official account sends. */
  readonly wechatMessages: 'template' | 'subscription';
  readonly wechatMobileAppId: string | undefined;
  /** What takes new payments in Douyin. */
  readonly douyinPayments: 'trade' | 'guaranteed';
  readonly douyinTradeKeyVersion: string;
  readonly alipayInstalments: readonly InstalmentCount[];
  /** The claim that names the groups of an operator, and the role that each group stands for. */
  readonly operatorRoleClaim: string;
  readonly operatorRoles: ReadonlyMap<string, OperatorRole>;
  readonly sandbox: boolean;
  /** Whether testers may pay without money. */
  readonly testPayments: boolean;
  readonly tokenKeys: SharedKeys;
  readonly portalKeys: SharedKeys;
}

type Read = z.output<z.ZodObject<typeof providerFields>>;

const readTokenKeys = ({ TOKEN_KEY }: Read): SharedKeys => TOKEN_KEY ?? [DEMO_TOKEN_KEY];
const readPortalKeys = ({ PORTAL_KEY }: Read): SharedKeys => PORTAL_KEY ?? [DEMO_PORTAL_KEY];

/** The keys of a provider that serves shoppers. Storage may be a test bucket. */
const { s3: _, ...PROVIDER_GROUPS } = GROUPS;

/** The names of the settings that contain a key of a real provider. */
export const listProviderKeys = (read: Read): string[] =>
  Object.values<Readonly<Record<string, string>>>({ ...PROVIDER_GROUPS, ...PUSH_GROUPS })
    .flatMap((group) => Object.values(group))
    .filter((name) => Boolean(read[name as keyof Read]));

/** The faults of a shop that others can reach, by a reason such as `HOST=0.0.0.0`. */
function publicFaults(read: Read, reason: string): string[] {
  if (read.SANDBOX === undefined)
    return [
      `SANDBOX: this shop looks public (${reason}), and its sandboxes let anybody log in and pay. Set NODE_ENV=production, or SANDBOX=on for a demonstration`,
    ];
  if (read.SANDBOX) return [];
  const name = `is the demo key, and this shop looks public (${reason})`;
  return [
    ...(readTokenKeys(read).includes(DEMO_TOKEN_KEY) ? [`TOKEN_KEY: ${name}`] : []),
    ...(readPortalKeys(read).includes(DEMO_PORTAL_KEY) ? [`PORTAL_KEY: ${name}`] : []),
  ];
}

/** Tencent sends for an app and fills variables by number; Aliyun knows neither. */
function smsFaults({ SMS_VENDOR, SMS_APP_ID, SMS_ACCESS_KEY_ID, SMS_TEMPLATES }: Read): string[] {
  if (SMS_VENDOR === 'aliyun')
    return SMS_APP_ID ? ['SMS_APP_ID: belongs to SMS_VENDOR=tencent'] : [];
  const faults: string[] = [];
  if (SMS_ACCESS_KEY_ID && !SMS_APP_ID) faults.push('SMS_APP_ID: needed beside SMS_VENDOR=tencent');
  if (SMS_APP_ID && !SMS_ACCESS_KEY_ID) faults.push('SMS_ACCESS_KEY_ID: needed beside SMS_APP_ID');
  if ([...(SMS_TEMPLATES?.values() ?? [])].some((template) => !isNumbered(template)))
    faults.push('SMS_TEMPLATES: Tencent needs values by number: order-paid=1234;1:order;2:link');
  return faults;
}

/** The apps for which WeChat Pay takes payments, one of which every transaction names. */
const WECHAT_APP_IDS = ['WECHAT_APP_ID', 'WECHAT_MINI_APP_ID', 'WECHAT_MOBILE_APP_ID'];

/** The faults of the provider settings, one line each. `publicReason` says why a shop looks public. */
export function providerFaults(
  read: Read,
  isProduction: boolean,
  publicReason: string | undefined,
): string[] {
  const isSet = (name: string) => Boolean(read[name as keyof Read]);
  const groups: readonly Readonly<Record<string, string>>[] = [
    ...Object.values(GROUPS),
    ...Object.values(PUSH_GROUPS),
  ];
  const faults = groups.flatMap((group) => {
    const names = Object.values<string>(group);
    const missing = names.filter((name) => !isSet(name));
    return missing.length === names.length
      ? []
      : missing.map((name) => `${name}: needed beside ${names.filter(isSet).join(', ')}`);
  });
  for (const name of ['DOUYIN_PAY_SALT', 'DOUYIN_TRADE_PRIVATE_KEY'])
    if (isSet(name) && !isSet('DOUYIN_APP_ID')) faults.push(`DOUYIN_APP_ID: needed beside ${name}`);
  if (
    isSet('DOUYIN_PAY_SALT') &&
    !isSet('DOUYIN_TRADE_PRIVATE_KEY') &&
    read.DOUYIN_PAYMENTS === 'trade'
  )
    faults.push(
      'DOUYIN_PAYMENTS: DOUYIN_PAY_SALT belongs to the guaranteed payment. Set guaranteed, or the keys DOUYIN_TRADE_*',
    );
  faults.push(...smsFaults(read), ...pushFaults(read));
  if (isSet('WECHAT_PAY_MERCHANT_ID') && !WECHAT_APP_IDS.some(isSet))
    faults.push(`${WECHAT_APP_IDS.join(' or ')}: needed beside WECHAT_PAY_MERCHANT_ID`);
  if (!isProduction)
    return publicReason ? [...faults, ...publicFaults(read, publicReason)] : faults;
  const missing = ['TOKEN_KEY', 'PORTAL_KEY']
    .filter((name) => !isSet(name))
    .map((name) => `${name}: required in production`);
  // Shoppers log in with codes, so one of the ways to send them is needed.
  const missingSms = isSet('SMTP_URL')
    ? []
    : Object.values<string>(GROUPS.sms)
        .filter((name) => !isSet(name))
        .map((name) => `${name}: required in production, unless SMTP_URL sends codes by e-mail`);
  const unsafe = [
    ...(read.SANDBOX ? ['SANDBOX: production has no sandbox'] : []),
    ...(read.TOKEN_KEY?.includes(DEMO_TOKEN_KEY) ? ['TOKEN_KEY: is the demo key'] : []),
    ...(read.PORTAL_KEY?.includes(DEMO_PORTAL_KEY) ? ['PORTAL_KEY: is the demo key'] : []),
  ];
  return [...new Set([...faults, ...missing, ...missingSms, ...unsafe])];
}

const readGroups = <All extends Readonly<Record<string, Readonly<Record<string, string>>>>>(
  read: Read,
  groups: All,
) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => {
      const values = Object.entries<string>(group).map(([field, setting]) => [
        field,
        read[setting as keyof Read],
      ]);
      return [name, values.every(([, value]) => value) ? Object.fromEntries(values) : undefined];
    }),
  ) as GroupsOf<All>;

/** Groups the provider settings as the ports take them. */
export function readProviders(read: Read, isProduction: boolean): ProviderSettings {
  const groups = readGroups(read, GROUPS);
  const push = readGroups(read, PUSH_GROUPS);
  const pushEndpoints = readPushEndpoints(read);
  const endpoints = readEndpoints(read, read.SMS_VENDOR);
  return {
    ...groups,
    endpoints,
    push,
    pushEndpoints,
    androidPackage: read.ANDROID_PACKAGE,
    xiaomiChannel: read.XIAOMI_PUSH_CHANNEL,
    oppoChannel: read.OPPO_PUSH_CHANNEL,
    rehearsed: [
      ...listRehearsed(endpoints, read.SMS_VENDOR).filter((name) => groups[name]),
      ...(isPushRehearsed(pushEndpoints, push) ? (['push'] as const) : []),
    ],
    smsVendor: read.SMS_VENDOR,
    smsRegion: read.SMS_REGION,
    templates: {
      sms: read.SMS_TEMPLATES ?? new Map(),
      messaging: read.WECHAT_TEMPLATES ?? new Map(),
      minip: read.WECHAT_MINI_TEMPLATES ?? new Map(),
      ttmp: read.DOUYIN_TEMPLATES ?? new Map(),
      alimp: read.ALIPAY_TEMPLATES ?? new Map(),
    },
    wechatMessages: read.WECHAT_MESSAGES,
    wechatMobileAppId: read.WECHAT_MOBILE_APP_ID,
    douyinPayments: read.DOUYIN_PAYMENTS,
    douyinTradeKeyVersion: read.DOUYIN_TRADE_KEY_VERSION,
    alipayInstalments: read.ALIPAY_INSTALMENTS ?? [],
    operatorRoleClaim: read.OIDC_ROLE_CLAIM,
    operatorRoles: read.OIDC_ROLES ?? new Map(),
    sandbox: read.SANDBOX ?? !isProduction,
    testPayments: read.TEST_PAYMENTS,
    tokenKeys: readTokenKeys(read),
    portalKeys: readPortalKeys(read),
  };
}
