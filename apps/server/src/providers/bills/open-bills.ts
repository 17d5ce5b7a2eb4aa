import { createChooser, type ProviderDeps } from '../choose-provider.ts';
import { createWechatPayClient } from '../payments/wechat/wechat-pay-client.ts';
import type { ProviderSettings } from '../settings.ts';
import { alipayBills } from './alipay.ts';
import type { BillPorts } from './port.ts';
import { sandboxBills } from './sandbox.ts';
import { wechatBills } from './wechat.ts';

/** Opens the bills of every payment provider, without sending a request. */
export function openBills(settings: ProviderSettings, deps: ProviderDeps): BillPorts {
  const choose = createChooser(settings);
  const { wechatPay, wechatPayKey, alipay, endpoints } = settings;
  return {
    wechat: choose(
      'bills of wechat',
      wechatPay,
      (keys) =>
        wechatBills(
          createWechatPayClient(keys, {
            endpoint: endpoints.wechatPay,
            ...(wechatPayKey ? { publicKey: wechatPayKey } : {}),
          }),
        ),
      () => sandboxBills('wechat', deps),
    ),
    alipay: choose(
      'bills of alipay',
      alipay,
      (keys) => alipayBills(keys, { endpoint: endpoints.alipay }),
      () => sandboxBills('alipay', deps),
    ),
  };
}
