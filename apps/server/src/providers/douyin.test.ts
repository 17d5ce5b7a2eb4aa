import { afterEach, describe, expect, it } from 'vitest';
import { openPartnerServer } from '../../test/support/partner-server.ts';
import { douyinToken } from './douyin.ts';
import { douyinMiniMessages } from './messages/douyin-mini.ts';
import { readRegisteredTemplates } from './messages/registered-templates.ts';
import { createTradeRequests } from './payments/douyin-trade/trade-requests.ts';

const KEYS = { appId: 'app', secret: 's3cret' };
const TOKEN_PATH = '/oauth/client_token/';

let close = async () => {};
afterEach(() => close());

async function openWith(data: object) {
  const partner = await openPartnerServer(({ path }) => ({
    json: path === TOKEN_PATH ? { data } : { err_no: 0, data: {} },
  }));
  close = partner.close;
  return { requests: partner.requests, options: { endpoint: partner.endpoint } };
}

describe('the client token', () => {
  it('is fetched once for messages and payments', async () => {
    const { requests, options } = await openWith({ access_token: 'A', expires_in: 7200 });
    const token = douyinToken(KEYS, options);
    const templates = readRegisteredTemplates('order-shipped=MSG1;订单号:order') ?? new Map();
    await createTradeRequests(token, options)('order_query', {});
    await douyinMiniMessages(token, templates, options).sendTemplate({
      to: 'open-1',
      template: 'order-shipped',
      values: { order: '202611251001', merchant: 'Antonia', link: 'https://shop.test/orders/9' },
      language: 'zh-CN',
    });
    expect(requests.map(({ path }) => path)).toEqual([
      TOKEN_PATH,
      '/api/trade_basic/v1/developer/order_query/',
      '/api/notification/v2/subscription/notify_user/',
    ]);
  });

  it.each([
    [10_013, 'refused'],
    [28_001_005, 'busy'],
  ])('fails with Douyin’s error %d as %s', async (error_code, fault) => {
    const { options } = await openWith({ error_code, description: '' });
    const run = douyinToken(KEYS, options).withToken(async (token) => token);
    await expect(run).rejects.toMatchObject({ fault, code: String(error_code) });
  });
});
