import { describe, expect, it } from 'vitest';
import { alipayEnvironment } from '../../test/support/alipay-environment.ts';
import { productionEnvironment } from '../../test/support/production-environment.ts';
import { checkRehearsal } from '../doctor/check-services.ts';
import { readSettings } from '../settings.ts';
import { listOfferedPayments } from './payments/open-payments.ts';

const read = (environment: NodeJS.ProcessEnv) =>
  readSettings({ ...productionEnvironment, ...alipayEnvironment, ...environment }).providers;

const REHEARSAL = {
  ALIPAY_ENDPOINT: 'https://openapi-sandbox.example/gateway.do',
  WECHAT_PAY_ENDPOINT: 'http://127.0.0.1:9100',
  SMS_ENDPOINT: 'http://localhost:9101/',
  KUAIDI100_ENDPOINT: 'http://[::1]:9102',
};

describe('the addresses of providers', () => {
  it('are those of the vendors by default, and then nothing is rehearsed', () => {
    expect(read({})).toMatchObject({
      endpoints: {
        alipay: 'https://openapi.alipay.com/gateway.do',
        wechatPay: 'https://api.mch.weixin.qq.com',
        sms: 'https://dysmsapi.aliyuncs.com',
        kuaidi100Poll: 'https://poll.kuaidi100.com',
        kuaidi100Number: 'https://www.kuaidi100.com',
      },
      rehearsed: [],
    });
    expect(read({ ALIPAY_ENDPOINT: 'https://openapi.alipay.com/gateway.do' }).rehearsed).toEqual(
      [],
    );
    expect(checkRehearsal({ providers: read({}) })).toEqual([]);
  });

  it('are replaced in a rehearsal, which the doctor names by setting', () => {
    const providers = read({ ...REHEARSAL, KUAIDI100_KEY: 'k', KUAIDI100_SALT: 's' });
    expect(providers.endpoints).toEqual({
      alipay: REHEARSAL.ALIPAY_ENDPOINT,
      wechatPay: REHEARSAL.WECHAT_PAY_ENDPOINT,
      sms: 'http://localhost:9101',
      kuaidi100Poll: REHEARSAL.KUAIDI100_ENDPOINT,
      kuaidi100Number: REHEARSAL.KUAIDI100_ENDPOINT,
    });
    expect(providers.rehearsed).toEqual(['alipay', 'wechatPay', 'sms', 'kuaidi100']);
    const findings = checkRehearsal({ providers });
    expect(findings.map(({ state, text }) => [state, text.split(':')[0]])).toEqual(
      Object.keys(REHEARSAL).map((name) => ['warn', name]),
    );
  });

  it('make no rehearsal of what has no keys', () => {
    expect(read(REHEARSAL).rehearsed).not.toContain('kuaidi100');
  });

  it('mark the channels of the provider, and no others', () => {
    const offered = listOfferedPayments(read({ ALIPAY_ENDPOINT: REHEARSAL.ALIPAY_ENDPOINT }));
    expect(offered.rehearsed).toEqual(['alimp', 'alipay-page', 'alipay-wap', 'alipay-app']);
    expect(listOfferedPayments(read({})).rehearsed).toEqual([]);
  });

  it.each([
    ['ALIPAY_ENDPOINT', 'http://openapi.example/gateway.do', 'must be an https address'],
    ['ALIPAY_ENDPOINT', 'gateway.do', 'must be an https address'],
    ['ALIPAY_ENDPOINT', 'ftp://127.0.0.1', 'must be an https address'],
    ['ALIPAY_ENDPOINT', 'https://user:secret@openapi.example', 'must be an https address'],
    ['WECHAT_PAY_ENDPOINT', 'http://127.0.0.1.example', 'must be an https address'],
    ['SMS_ENDPOINT', 'https://sms.example/?x=1', 'must be an https address'],
    ['KUAIDI100_ENDPOINT', 'https://parcels.example/poll', 'must name no path'],
  ])('are refused where they are unsafe or incomplete: %s=%s', (name, value, reason) => {
    expect(() => read({ [name]: value })).toThrow(`${name}: ${reason}`);
  });
});
