import { afterEach, describe, expect, it } from 'vitest';
import { createAlipayKeys, signAlipayResponse } from '../../../test/support/alipay-keys.ts';
import {
  openPartnerServer,
  type PartnerAnswer,
  type PartnerRequest,
} from '../../../test/support/partner-server.ts';
import { douyinToken } from '../douyin.ts';
import { alipayMiniMessages } from './alipay-mini.ts';
import { douyinMiniMessages } from './douyin-mini.ts';
import { readRegisteredTemplates } from './registered-templates.ts';
import { wechatMiniMessages } from './wechat-mini.ts';

const read = (text: string) => readRegisteredTemplates(text) ?? new Map();
const KEYS = { appId: 'app', secret: 's3cret' };
const MESSAGE = {
  to: 'open-1',
  template: 'order-shipped',
  values: {
    order: '202611251001',
    merchant: 'Antonia',
    link: 'https://shop.test/en/user/orders/9',
  },
  language: 'en-US',
} as const;

let close = async () => {};
afterEach(() => close());

async function start(answer: (request: PartnerRequest, count: number) => PartnerAnswer) {
  let count = 0;
  const partner = await openPartnerServer((request) => answer(request, count++));
  close = partner.close;
  return { requests: partner.requests, options: { endpoint: partner.endpoint } };
}

describe('WeChat', () => {
  const templates = read('order-shipped=T1;character_string1:order;thing2:merchant;phrase3:status');
  const answer = (errcode: number) =>
    start(({ path }) => ({
      json: path.endsWith('stable_token') ? { access_token: 'A', expires_in: 7200 } : { errcode },
    }));

  it('gets the fields of the template and the page of the mini-program', async () => {
    const { requests, options } = await answer(0);
    await wechatMiniMessages(KEYS, templates, options).sendTemplate(MESSAGE);
    expect(requests[1]).toMatchObject({
      path: '/cgi-bin/message/subscribe/send',
      query: { access_token: 'A' },
    });
    expect(JSON.parse(requests[1]?.body ?? '')).toEqual({
      touser: 'open-1',
      template_id: 'T1',
      page: expect.stringMatching(/^[a-z].*id=9$/),
      lang: 'en_US',
      data: {
        character_string1: { value: '202611251001' },
        thing2: { value: 'Antonia' },
        // A template for all languages is written in Chinese.
        phrase3: { value: '已发货' },
      },
    });
  });

  it.each([
    [43101, 'refused', true],
    [40037, 'refused', false],
    [47003, 'refused', false],
    [41030, 'refused', false],
    [45009, 'busy', false],
    [-1, 'busy', false],
  ])('answers %i, which is %s', async (errcode, fault, isNotAccepted) => {
    const { options } = await answer(errcode);
    const port = wechatMiniMessages(KEYS, templates, options);
    await expect(port.sendTemplate(MESSAGE)).rejects.toMatchObject({
      fault,
      code: String(errcode),
    });
    expect(port.isNotAccepted(String(errcode))).toBe(isNotAccepted);
  });

  it('gets a new token once when the old one is invalid, and keeps it', async () => {
    const { requests, options } = await start(({ path, query, body }) => {
      if (!path.endsWith('stable_token'))
        return { json: { errcode: query.access_token === 'new' ? 0 : 40001 } };
      const token = JSON.parse(body).force_refresh ? 'new' : 'old';
      return { json: { access_token: token, expires_in: 7200 } };
    });
    const port = wechatMiniMessages(KEYS, templates, options);
    await port.sendTemplate(MESSAGE);
    await port.sendTemplate(MESSAGE);
    expect(requests.filter(({ path }) => path.endsWith('stable_token'))).toHaveLength(2);
    expect(requests).toHaveLength(5);
  });

  it('is not asked to send a value that it would refuse', async () => {
    const { requests, options } = await answer(0);
    const wrong = read('order-shipped=T1;amount1:merchant');
    await expect(
      wechatMiniMessages(KEYS, wrong, options).sendTemplate(MESSAGE),
    ).rejects.toMatchObject({ fault: 'refused', code: 'field amount1' });
    expect(requests).toEqual([]);
  });
});

describe('Douyin', () => {
  const templates = read('order-shipped=MSG1;订单号:order;状态:status');
  const token = { json: { data: { error_code: 0, access_token: 'A', expires_in: 7200 } } };

  it('gets the fields by their Chinese names', async () => {
    const { requests, options } = await start(({ path }) =>
      path.startsWith('/oauth') ? token : { json: { err_no: 0 } },
    );
    await douyinMiniMessages(douyinToken(KEYS, options), templates, options).sendTemplate(MESSAGE);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      grant_type: 'client_credential',
      client_key: 'app',
      client_secret: 's3cret',
    });
    expect(requests[1]).toMatchObject({
      path: '/api/notification/v2/subscription/notify_user/',
      headers: { 'access-token': 'A' },
    });
    expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({
      open_id: 'open-1',
      msg_id: 'MSG1',
      data: { 订单号: '202611251001', 状态: '已发货' },
    });
  });

  it.each([
    [28014043, 'refused', true],
    [28014036, 'refused', true],
    [28014041, 'refused', true],
    [28006003, 'busy', false],
  ])('answers %i, which is %s', async (err_no, fault, isNotAccepted) => {
    const { options } = await start(({ path }) =>
      path.startsWith('/oauth') ? token : { json: { err_no } },
    );
    const port = douyinMiniMessages(douyinToken(KEYS, options), templates, options);
    await expect(port.sendTemplate(MESSAGE)).rejects.toMatchObject({ fault });
    expect(port.isNotAccepted(String(err_no))).toBe(isNotAccepted);
  });

  it('gets a new token once when the old one is invalid', async () => {
    const { requests, options } = await start(({ path }) =>
      path.startsWith('/oauth') ? token : { json: { err_no: 28001008 } },
    );
    await expect(
      douyinMiniMessages(douyinToken(KEYS, options), templates, options).sendTemplate(MESSAGE),
    ).rejects.toMatchObject({ fault: 'refused', code: '28001008' });
    expect(requests).toHaveLength(4);
  });
});

describe('Alipay', () => {
  const { vendor, keys } = createAlipayKeys();
  const METHOD = 'alipay.open.app.mini.templatemessage.send';
  const templates = read('order-shipped=T1;keyword1:order;keyword2:note');
  const answer = (part: object) =>
    start(() => ({ text: signAlipayResponse(METHOD, JSON.stringify(part), vendor.privateKey) }));

  it.each([
    ['open-1', 'to_open_id'],
    ['2088102122458832', 'to_user_id'],
  ])('gets the user %s as %s', async (to, name) => {
    const { requests, options } = await answer({ code: '10000', msg: 'Success' });
    await alipayMiniMessages(keys, templates, options).sendTemplate({ ...MESSAGE, to });
    const form = Object.fromEntries(new URLSearchParams(requests[0]?.body));
    expect(form.method).toBe('alipay.open.app.mini.templatemessage.send');
    const content = JSON.parse(form.biz_content ?? '');
    expect(content).toMatchObject({ [name]: to, user_template_id: 'T1' });
    expect(JSON.parse(content.data)).toEqual({
      keyword1: { value: '202611251001' },
      keyword2: { value: '点击查看物流' },
    });
  });

  it.each([
    ['USER_NOT_SUBSCRIBE', true],
    ['USER_TEMPLATE_ILLEGAL', false],
  ])('refuses with %s', async (sub_code, isNotAccepted) => {
    const { options } = await answer({ code: '40004', msg: 'Business Failed', sub_code });
    const port = alipayMiniMessages(keys, templates, options);
    await expect(port.sendTemplate(MESSAGE)).rejects.toMatchObject({ fault: 'refused' });
    expect(port.isNotAccepted(sub_code)).toBe(isNotAccepted);
  });
});
