import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { alipayEnvironment } from '../../test/support/alipay-environment.ts';
import { productionEnvironment } from '../../test/support/production-environment.ts';
import { BRAND_DIR, readSettings } from '../settings.ts';
import { listCodeTargets } from './messages/code-targets.ts';
import { DEMO_PORTAL_KEY, DEMO_TOKEN_KEY } from './settings.ts';

describe('the provider settings', () => {
  it('are optional when sandboxes are on', () => {
    expect(readSettings({}).providers).toMatchObject({ sandbox: true, wechat: undefined });
  });

  it('require all settings of a group', () => {
    const keys = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's', SANDBOX: 'on' };
    const { providers } = readSettings(keys);
    expect(providers.wechat).toEqual({ appId: 'wx1', secret: 's' });
    expect(() => readSettings({ WECHAT_APP_ID: 'wx1' })).toThrow(
      'WECHAT_APP_SECRET: needed beside WECHAT_APP_ID',
    );
  });

  it('accept keys with escaped line ends and reject invalid keys', () => {
    const { WECHAT_PAY_PRIVATE_KEY: key, ...others } = productionEnvironment;
    const escaped = { ...others, WECHAT_PAY_PRIVATE_KEY: key.replaceAll('\n', '\\n') };
    expect(readSettings(escaped).providers.wechatPay?.privateKey).toBe(key);
    const broken = { ...others, WECHAT_PAY_PRIVATE_KEY: 'a secret' };
    expect(() => readSettings(broken)).toThrow('WECHAT_PAY_PRIVATE_KEY: must be a private RSA key');
  });

  it('require the Douyin mini-program for Douyin payments', () => {
    const pay = { DOUYIN_PAY_SALT: 's', DOUYIN_PAY_TOKEN: 't', SANDBOX: 'on' };
    expect(() => readSettings(pay)).toThrow('DOUYIN_PAYMENTS: DOUYIN_PAY_SALT belongs to the');
    const keys = { ...pay, DOUYIN_PAYMENTS: 'guaranteed' };
    expect(() => readSettings(keys)).toThrow('DOUYIN_APP_ID: needed beside DOUYIN_PAY_SALT');
    const { providers } = readSettings({ ...keys, DOUYIN_APP_ID: 'tt', DOUYIN_APP_SECRET: 's' });
    expect(providers.douyinPay).toEqual({ salt: 's', token: 't' });
  });

  it('say which fields each vendor of short messages needs', () => {
    const tencent = { ...productionEnvironment, SMS_VENDOR: 'tencent' };
    const read = (environment: NodeJS.ProcessEnv) => readSettings(environment).providers;
    expect(() => read(tencent)).toThrow('SMS_APP_ID: needed beside SMS_VENDOR=tencent');
    const complete = { ...tencent, SMS_APP_ID: '1400006666' };
    expect(read(complete)).toMatchObject({
      smsVendor: 'tencent',
      smsApp: { appId: '1400006666' },
      smsRegion: 'ap-guangzhou',
      endpoints: { sms: 'https://sms.tencentcloudapi.com' },
    });
    expect(() => read({ ...complete, SMS_VENDOR: '' })).toThrow(
      'SMS_APP_ID: belongs to SMS_VENDOR=tencent',
    );
    const alone = { SMS_VENDOR: 'tencent', SMS_APP_ID: '14', SANDBOX: 'on' };
    expect(() => read(alone)).toThrow('SMS_ACCESS_KEY_ID: needed beside SMS_APP_ID');
    for (const SMS_TEMPLATES of ['order-paid=1234', 'order-paid=1234;2:order'])
      expect(() => read({ ...complete, SMS_TEMPLATES })).toThrow('Tencent needs values by number');
    const numbered = read({ ...complete, SMS_TEMPLATES: 'order-paid=1234;1:order;2:link' });
    expect(numbered.templates.sms.size).toBe(1);
  });

  it.each(['TOKEN_KEY', 'PORTAL_KEY', 'SMS_ACCESS_KEY_ID', 'SMS_SIGN_NAME', 'WECHAT_PAY_API_KEY'])(
    'require %s in production',
    (name) => {
      const read = () => readSettings({ ...productionEnvironment, [name]: '' });
      expect(read).toThrow(name);
    },
  );

  it('require short messages or e-mails in production, by which shoppers log in', () => {
    const isOther = ([name]: [string, string]) => !name.startsWith('SMS_');
    const others = Object.fromEntries(Object.entries(productionEnvironment).filter(isOther));
    expect(() => readSettings(others)).toThrow('unless SMTP_URL sends codes by e-mail');
    const mail = { SMTP_URL: 'smtps://a:b@smtp.example.com', MAIL_FROM: 'no-reply@shop.example' };
    expect(listCodeTargets(readSettings({ ...others, ...mail }).providers)).toEqual(['email']);
    expect(listCodeTargets(readSettings(productionEnvironment).providers)).toEqual(['mobile']);
    const both = readSettings({ ...productionEnvironment, ...mail }).providers;
    expect(listCodeTargets(both)).toEqual(['mobile', 'email']);
    expect(listCodeTargets(readSettings({}).providers)).toEqual(['mobile', 'email']);
    const half = { ...others, ...mail, SMS_SIGN_NAME: '别处' };
    expect(() => readSettings(half)).toThrow('SMS_ACCESS_KEY_ID: needed beside SMS_SIGN_NAME');
  });

  it('require no payment provider in production, because shoppers may transfer money', () => {
    const isOther = ([name]: [string, string]) => !name.startsWith('WECHAT_');
    const others = Object.fromEntries(Object.entries(productionEnvironment).filter(isOther));
    expect(readSettings(others).providers.wechatPay).toBeUndefined();
    const { providers } = readSettings({ ...others, ...alipayEnvironment });
    expect(providers.alipay?.appId).toBe('2021');
    expect(readSettings(productionEnvironment).providers.alipay).toBeUndefined();
  });

  it('require an app of WeChat for WeChat Pay', () => {
    const { WECHAT_APP_ID: _, WECHAT_APP_SECRET: __, ...others } = productionEnvironment;
    expect(() => readSettings(others)).toThrow(
      'WECHAT_APP_ID or WECHAT_MINI_APP_ID or WECHAT_MOBILE_APP_ID: needed beside',
    );
    const { providers } = readSettings({ ...others, WECHAT_MOBILE_APP_ID: 'wx9' });
    expect(providers.wechatMobileAppId).toBe('wx9');
  });

  it.each([
    ['3,6,12', [3, 6, 12]],
    ['12', [12]],
    [undefined, []],
  ])('read the instalments %s as %j', (ALIPAY_INSTALMENTS, counts) => {
    expect(readSettings({ ALIPAY_INSTALMENTS }).providers.alipayInstalments).toEqual(counts);
  });

  it('open the vendors of pushes that have keys, and name the package of the app on Android', () => {
    const vivo = { VIVO_PUSH_APP_ID: '1', VIVO_PUSH_KEY: 'k', VIVO_PUSH_SECRET: 's' };
    expect(() => readSettings({ ...productionEnvironment, ...vivo })).toThrow(
      'ANDROID_PACKAGE: needed beside VIVO_PUSH_APP_ID',
    );
    const environment = { ...productionEnvironment, ...vivo, ANDROID_PACKAGE: 'example.shop' };
    const { providers } = readSettings(environment);
    expect(providers.push.vivo).toEqual({ appId: '1', key: 'k', secret: 's' });
    expect(providers.rehearsed).toEqual([]);
    const stand = { ...environment, VIVO_PUSH_ENDPOINT: 'https://stand-in.example' };
    expect(readSettings(stand).providers.rehearsed).toEqual(['push']);
    const others = { ...environment, APNS_ENDPOINT: 'https://api.sandbox.push.apple.com' };
    expect(readSettings(others).providers.rehearsed).toEqual([]);
  });

  it('name the app to vendors of pushes as the brand does', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-brand-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(BRAND_DIR, folder, { recursive: true });
    const file = join(folder, 'brand.json');
    const app = { id: 'cn.example.maison', scheme: 'maison', host: 'shop.example' };
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), app }));
    const { privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const apns = { APNS_KEY_ID: 'k', APNS_TEAM_ID: 't', APNS_PRIVATE_KEY: privateKey };
    const stand = { BRAND_DIR: folder, SANDBOX: 'on', ...apns };
    const { providers } = readSettings({ ...stand, XIAOMI_PUSH_SECRET: 's' });
    expect(providers.push.apns?.topic).toBe('cn.example.maison');
    expect(providers.androidPackage).toBe('cn.example.maison');
    const own = { APNS_TOPIC: 'cn.example.other', ANDROID_PACKAGE: 'cn.example.third' };
    const named = readSettings({ ...stand, ...own }).providers;
    expect([named.push.apns?.topic, named.androidPackage]).toEqual(Object.values(own));
    expect(readSettings({ BRAND_DIR: folder }).providers.push.apns).toBeUndefined();
  });

  it('take a new key before the former ones', () => {
    const [fresh, former] = ['n'.repeat(32), 'f'.repeat(32)];
    const keys = { TOKEN_KEY: `${fresh},${former}`, PORTAL_KEY: `${fresh}, ${former}` };
    expect(readSettings({ ...productionEnvironment, ...keys }).providers).toMatchObject({
      tokenKeys: [fresh, former],
      portalKeys: [fresh, former],
    });
  });

  it('reject instalments that Alipay does not have', () => {
    expect(() => readSettings({ ALIPAY_INSTALMENTS: '3,4' })).toThrow('ALIPAY_INSTALMENTS');
  });

  it.each([
    ['a sandbox', { SANDBOX: 'on' }, 'SANDBOX'],
    ['the demo key of tokens', { TOKEN_KEY: DEMO_TOKEN_KEY }, 'TOKEN_KEY'],
    ['the demo key of the portal', { PORTAL_KEY: DEMO_PORTAL_KEY }, 'PORTAL_KEY'],
    ['a key that is too short', { TOKEN_KEY: 'short' }, 'TOKEN_KEY'],
    ['a former key that is too short', { PORTAL_KEY: `${'p'.repeat(32)},short` }, 'PORTAL_KEY'],
    ['the demo key as a former one', { TOKEN_KEY: `${'t'.repeat(32)},${DEMO_TOKEN_KEY}` }, 'demo'],
  ])('reject %s in production', (_, environment, name) => {
    expect(() => readSettings({ ...productionEnvironment, ...environment })).toThrow(name);
  });

  it.each([
    ['a HOST that is not loopback', { HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    ['a HOST of IPv6', { HOST: '::' }, 'HOST=::'],
    ['a PUBLIC_URL over https', { PUBLIC_URL: 'https://shop.example' }, 'https://shop.example'],
    ['a key of a provider', { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' }, 'WECHAT_APP_ID'],
  ])('require an explicit SANDBOX beside %s', (_, environment, reason) => {
    for (const NODE_ENV of [undefined, 'development', 'test'])
      expect(() => readSettings({ ...environment, NODE_ENV })).toThrow(
        /SANDBOX: this shop looks public .*Set NODE_ENV=production, or SANDBOX=on/,
      );
    const demonstration = readSettings({ ...environment, SANDBOX: 'on' });
    expect(demonstration.providers.sandbox).toBe(true);
    expect(demonstration.publicReason).toContain(reason);

    const off = { ...environment, SANDBOX: 'off' };
    expect(() => readSettings(off)).toThrow(/TOKEN_KEY: is the demo key.*PORTAL_KEY: is the demo/);
    expect(() => readSettings({ ...off, TOKEN_KEY: DEMO_TOKEN_KEY })).toThrow('TOKEN_KEY');
    const { TOKEN_KEY, PORTAL_KEY } = productionEnvironment;
    expect(readSettings({ ...off, TOKEN_KEY, PORTAL_KEY }).providers.sandbox).toBe(false);
  });

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])(
    'allow sandboxes on %s without further settings',
    (HOST) => {
      const settings = readSettings({ HOST, PUBLIC_URL: 'http://localhost:8080' });
      expect(settings).toMatchObject({ publicReason: undefined, providers: { sandbox: true } });
    },
  );

  it('turn sandboxes off in production', () => {
    expect(readSettings(productionEnvironment).providers.sandbox).toBe(false);
  });

  it('report an invalid key at start', () => {
    const keys = { ALIPAY_APP_ID: '1', ALIPAY_PRIVATE_KEY: 'none', ALIPAY_PUBLIC_KEY: 'none' };
    expect(() => readSettings(keys)).toThrow(/ALIPAY_PRIVATE_KEY: .*ALIPAY_PUBLIC_KEY: /);
  });
});
