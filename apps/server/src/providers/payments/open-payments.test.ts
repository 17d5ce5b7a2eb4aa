import { describe, expect, it } from 'vitest';
import { alipayEnvironment } from '../../../test/support/alipay-environment.ts';
import { productionEnvironment } from '../../../test/support/production-environment.ts';
import { readSettings } from '../../settings.ts';
import { listOfferedPayments } from './open-payments.ts';
import { PROVIDER_OF_CHANNEL } from './payment-providers.ts';

const list = (environment: NodeJS.ProcessEnv) =>
  listOfferedPayments(readSettings(environment).providers);

describe('the offered payments', () => {
  it('are all of them with sandboxes', () => {
    expect(list({})).toEqual({
      channels: Object.keys(PROVIDER_OF_CHANNEL).filter(
        (channel) => !['test', 'transfer'].includes(channel),
      ),
      instalments: [3, 6, 12],
      rehearsed: [],
      isTestOffered: false,
    });
  });

  it('are those of the providers with keys, and of the apps at WeChat, in production', () => {
    const channels = ['messaging-oa', 'wechat-native', 'wechat-h5'];
    expect(list(productionEnvironment)).toEqual({
      channels,
      instalments: [],
      rehearsed: [],
      isTestOffered: false,
    });
    const { WECHAT_APP_ID: _, WECHAT_APP_SECRET: __, ...others } = productionEnvironment;
    expect(list({ ...others, WECHAT_MOBILE_APP_ID: 'wx9' }).channels).toEqual([
      'wechat-native',
      'wechat-h5',
      'wechat-app',
    ]);
  });

  it('have no instalments by real keys of Alipay unless the shop names them', () => {
    const environment = { ...alipayEnvironment, SANDBOX: 'on' };
    expect(list(environment).instalments).toEqual([]);
    expect(list({ ...environment, ALIPAY_INSTALMENTS: '3,6' }).instalments).toEqual([3, 6]);
  });
});
