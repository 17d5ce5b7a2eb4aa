import { type AlipayKeys, type AlipayOptions, createAlipayGateway } from '../alipay-gateway.ts';
import { ProviderError } from '../provider-error.ts';
import type { MiniLoginPort } from './port.ts';

/** A login in an Alipay mini-program. A code is good once, so it is asked about once. */
export function alipayMiniLogin(keys: AlipayKeys, options: AlipayOptions = {}): MiniLoginPort {
  const gateway = createAlipayGateway(keys, options);
  return {
    async identify(code) {
      const answer = await gateway.ask({
        method: 'alipay.system.oauth.token',
        parameters: { grant_type: 'authorization_code', code },
      });
      const openId = answer.open_id ?? answer.user_id;
      if (typeof openId !== 'string') throw new ProviderError('refused', 'Alipay named nobody');
      return { openId, unionId: null };
    },
  };
}
