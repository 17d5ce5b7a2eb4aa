import { afterEach, expect, it } from 'vitest';
import { openPartnerServer } from '../../../test/support/partner-server.ts';
import { readRegisteredTemplates } from './registered-templates.ts';
import { type WechatMessageKind, wechatMessages } from './wechat.ts';

const TEMPLATES =
  readRegisteredTemplates('back-in-stock=T1;thing1:product;thing2:size') ?? new Map();
const LONG_NAME = '一件名字很长很长很长很长很长很长很长的羊毛大衣';

let close = async () => {};
afterEach(() => close());

async function sendNotice(errcode: number, kind: WechatMessageKind = 'subscription') {
  const partner = await openPartnerServer(({ path }) =>
    path === '/cgi-bin/stable_token'
      ? { json: { access_token: 'A', expires_in: 7200 } }
      : { json: { errcode } },
  );
  close = partner.close;
  const { endpoint, requests } = partner;
  const port = wechatMessages({ appId: 'wx1', secret: 's' }, TEMPLATES, kind, { endpoint });
  const values = { product: LONG_NAME, size: 'FR 38', link: 'https://shop.test/product/detail/1' };
  const send = port.sendTemplate({
    to: 'open-1',
    template: 'back-in-stock',
    values,
    language: 'zh-CN',
    key: 'message-7',
  });
  return { requests, send };
}

it('sends the values under the names of the template, cut to what WeChat accepts', async () => {
  const { requests, send } = await sendNotice(0);
  await send;
  expect(requests[1]).toMatchObject({
    path: '/cgi-bin/message/subscribe/bizsend',
    query: { access_token: 'A' },
  });
  expect(JSON.parse(requests[1]?.body ?? '')).toEqual({
    touser: 'open-1',
    template_id: 'T1',
    page: 'https://shop.test/product/detail/1',
    data: { thing1: { value: `${LONG_NAME.slice(0, 19)}…` }, thing2: { value: 'FR 38' } },
  });
});

it('sends template messages with a key by which WeChat recognises a repeated one', async () => {
  const { requests, send } = await sendNotice(0, 'template');
  await send;
  expect(requests[1]).toMatchObject({ path: '/cgi-bin/message/template/send' });
  expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({
    touser: 'open-1',
    template_id: 'T1',
    url: 'https://shop.test/product/detail/1',
    client_msg_id: 'message-7',
  });
});

it('reports a user who has not subscribed as refused', async () => {
  const { send } = await sendNotice(43101);
  await expect(send).rejects.toMatchObject({ fault: 'refused', code: '43101' });
});
