import { type AlipayKeys, type AlipayOptions, createAlipayGateway } from '../alipay-gateway.ts';
import { ProviderError } from '../provider-error.ts';
import type { MiniLoginPort } from './port.ts';

/** The log-in of Alipay mini-programs. A code is valid once, so the request is not retried. */
export function alipayMiniLogin(keys: AlipayKeys, options: AlipayOptions = {}): MiniLoginPort {
  const gateway = createAlipayGateway(keys, options);
  return {
    async identify(code) {
      const response = await gateway.request({
        method: 'alipay.system.oauth.token',
        parameters: { grant_type: 'authorization_code', code },
      });
      const openId = response.open_id ?? response.user_id;
      if (typeof openId !== 'string') throw new ProviderError('refused', 'Alipay returned no user');
      return { openId, unionId: null };
    },
  };
}
