import { type DouyinOptions, type DouyinToken, postToDouyin } from '../../douyin.ts';
import { ProviderError } from '../../provider-error.ts';

const PATH = '/api/trade_basic/v1/developer';
const BUSY = new Set(['-1', '2100004', '28001005']);
const RETRIES = 2;

/** Sends requests of Douyin's trade system. Their numbers are the shop's own, so that they may be repeated. */
export function createTradeRequests(token: DouyinToken, options: DouyinOptions) {
  async function send(name: string, content: object, accessToken: string): Promise<unknown> {
    const response = await postToDouyin(options, {
      path: `${PATH}/${name}/`,
      body: JSON.stringify(content),
      token: accessToken,
      retries: RETRIES,
    });
    const code = String(response.err_no ?? 0);
    if (code === '0') return response.data;
    throw new ProviderError(
      BUSY.has(code) ? 'busy' : 'refused',
      `Douyin rejected the request: ${String(response.err_msg ?? response.err_tips)}`,
      code,
    );
  }

  return (name: string, content: object): Promise<unknown> =>
    token.withToken((accessToken) => send(name, content, accessToken));
}
