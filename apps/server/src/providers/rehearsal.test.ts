import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { alipayEnvironment } from '../../test/support/alipay-environment.ts';
import { openPartnerServer, type PartnerRequest } from '../../test/support/partner-server.ts';
import { productionEnvironment } from '../../test/support/production-environment.ts';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { readSettings } from '../settings.ts';
import { openProviders, type Providers } from './providers.ts';

let shop: TestShop;
let partner: Awaited<ReturnType<typeof openPartnerServer>>;
beforeAll(async () => {
  shop = await openTestShop();
  partner = await openPartnerServer(() => ({ json: {} }));
});
afterEach(() => void partner.requests.splice(0));
afterAll(async () => {
  await partner.close();
  await shop.close();
});

/** The providers of a shop in production whose addresses all lead to the stand-in. */
function openRehearsal(environment: NodeJS.ProcessEnv = {}): Providers {
  const settings = readSettings({
    ...productionEnvironment,
    ...alipayEnvironment,
    KUAIDI100_KEY: 'key',
    KUAIDI100_SALT: 'salt',
    ALIPAY_ENDPOINT: `${partner.endpoint}/gateway.do`,
    WECHAT_PAY_ENDPOINT: partner.endpoint,
    SMS_ENDPOINT: partner.endpoint,
    KUAIDI100_ENDPOINT: partner.endpoint,
    ...environment,
  });
  const { db } = shop.database;
  return openProviders(settings.providers, { db, now: Date.now, brand: settings.brand });
}

const NUMBER = '0123456789abcdef0123456789abcdef';
const securityCode = {
  to: '8613800138000',
  template: 'security-code',
  values: { code: '482913', minutes: '5' },
  language: 'zh-CN',
} as const;
const parcel = { carrier: 'ems', trackingNumber: 'EM88420913CN', mobile: '13800138000' };

type Case = [
  name: string,
  ask: (providers: Providers) => Promise<unknown>,
  isAsked: (request: PartnerRequest) => boolean,
];

it.each<Case>([
  ['payments by Alipay', ({ payments }) => payments.alipay.query(NUMBER), isGateway],
  ['bills of Alipay', ({ bills }) => bills.alipay.download('2026-11-24'), isGateway],
  ['log-in by Alipay', ({ miniLogins }) => miniLogins.alimp.identify('code'), isGateway],
  [
    'payments by WeChat Pay',
    ({ payments }) => payments.wechat.query(NUMBER),
    ({ path }) => path === `/v3/pay/transactions/out-trade-no/${NUMBER}`,
  ],
  [
    'bills of WeChat Pay',
    ({ bills }) => bills.wechat.download('2026-11-24'),
    ({ path }) => path === '/v3/bill/tradebill',
  ],
  [
    'short messages by Aliyun',
    ({ messages }) => messages.sms.sendTemplate(securityCode),
    ({ headers }) => headers['x-acs-action'] === 'SendSms',
  ],
  [
    'reports about parcels',
    ({ carriers }) => carriers.subscribe(parcel),
    ({ path }) => path === '/poll',
  ],
  [
    'suggestions of carriers',
    ({ carriers }) => carriers.suggest('EM88420913CN'),
    ({ path }) => path === '/autonumber/auto',
  ],
])('a rehearsal asks its own address for %s', async (_, ask, isAsked) => {
  await ask(openRehearsal()).catch(() => undefined);
  expect(partner.requests.some(isAsked)).toBe(true);
});

function isGateway({ path }: PartnerRequest): boolean {
  return path === '/gateway.do';
}

it('a rehearsal asks its own address for short messages by Tencent', async () => {
  const { messages } = openRehearsal({ SMS_VENDOR: 'tencent', SMS_APP_ID: '1400006666' });
  await messages.sms.sendTemplate(securityCode).catch(() => undefined);
  expect(partner.requests.map(({ headers }) => headers['x-tc-action'])).toEqual(['SendSms']);
});
