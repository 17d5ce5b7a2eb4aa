import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { productionEnvironment } from '../testing/production.ts';
import { DEMO_PORTAL_KEY, DEMO_TOKEN_KEY } from './settings.ts';

describe('the settings of partners', () => {
  it('are not needed while sandboxes answer', () => {
    expect(readSettings({}).providers).toMatchObject({ sandbox: true, wechat: undefined });
  });

  it('are whole groups', () => {
    const { providers } = readSettings({ WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' });
    expect(providers.wechat).toEqual({ appId: 'wx1', secret: 's' });
    expect(() => readSettings({ WECHAT_APP_ID: 'wx1' })).toThrow(
      'WECHAT_APP_SECRET: needed beside WECHAT_APP_ID',
    );
  });

  it('read keys with their lines written out, and refuse what is none', () => {
    const { WECHAT_PAY_PRIVATE_KEY: key, ...others } = productionEnvironment;
    const written = { ...others, WECHAT_PAY_PRIVATE_KEY: key.replaceAll('\n', '\\n') };
    expect(readSettings(written).providers.wechatPay?.privateKey).toBe(key);
    const broken = { ...others, WECHAT_PAY_PRIVATE_KEY: 'a secret' };
    expect(() => readSettings(broken)).toThrow('WECHAT_PAY_PRIVATE_KEY: must be a private RSA key');
  });

  it('of Douyin’s payments need its mini-program', () => {
    const keys = { DOUYIN_PAY_SALT: 's', DOUYIN_PAY_TOKEN: 't' };
    expect(() => readSettings(keys)).toThrow('DOUYIN_APP_ID: needed beside DOUYIN_PAY_SALT');
    const { providers } = readSettings({ ...keys, DOUYIN_APP_ID: 'tt', DOUYIN_APP_SECRET: 's' });
    expect(providers.douyinPay).toEqual({ salt: 's', token: 't' });
  });

  it.each([
    'TOKEN_KEY',
    'PORTAL_KEY',
    'SMS_ACCESS_KEY_ID',
    'SMS_SIGN_NAME',
    'WECHAT_PAY_MERCHANT_ID',
    'WECHAT_PAY_API_KEY',
  ])('include %s in production', (name) => {
    const read = () => readSettings({ ...productionEnvironment, [name]: '' });
    expect(read).toThrow(name);
  });

  it.each([
    ['a sandbox', { SANDBOX: 'on' }, 'SANDBOX'],
    ['the demo key of tokens', { TOKEN_KEY: DEMO_TOKEN_KEY }, 'TOKEN_KEY'],
    ['the demo key of the portal', { PORTAL_KEY: DEMO_PORTAL_KEY }, 'PORTAL_KEY'],
    ['a key that is too short', { TOKEN_KEY: 'short' }, 'TOKEN_KEY'],
  ])('are refused in production with %s', (_, environment, name) => {
    expect(() => readSettings({ ...productionEnvironment, ...environment })).toThrow(name);
  });

  it('have no sandbox in production', () => {
    expect(readSettings(productionEnvironment).providers.sandbox).toBe(false);
  });

  it('name a key that is none, instead of failing at the first login', () => {
    const keys = { ALIPAY_APP_ID: '1', ALIPAY_PRIVATE_KEY: 'none', ALIPAY_PUBLIC_KEY: 'none' };
    expect(() => readSettings(keys)).toThrow(/ALIPAY_PRIVATE_KEY: .*ALIPAY_PUBLIC_KEY: /);
  });
});
