import { afterEach, expect, it } from 'vitest';
import {
  openPartnerServer,
  type PartnerAnswer,
  type PartnerRequest,
} from '../../../test/support/partner-server.ts';
import { acs3Headers, acs3Query } from '../acs3.ts';
import { aliyunMessages } from './aliyun.ts';

const KEYS = {
  accessKeyId: 'id',
  accessKeySecret: 'secret',
  signName: '别处',
  templateCode: 'SMS_1',
};
const NOW = Date.UTC(2026, 9, 1);
const to = '8613800138000';
const securityCode = {
  to,
  template: 'security-code',
  values: { code: '482913', minutes: '5' },
  language: 'zh-CN',
} as const;
const backInStock = {
  to,
  template: 'back-in-stock',
  values: { product: '大衣', size: 'FR 38', link: 'https://shop.test/x' },
  language: 'zh-CN',
} as const;
const TEMPLATES = new Map([['back-in-stock', { code: 'SMS_2', names: {} }]]);

let close = async () => {};
afterEach(() => close());

async function startProvider(answer: (request: PartnerRequest) => PartnerAnswer) {
  const partner = await openPartnerServer(answer);
  close = partner.close;
  const { endpoint, requests } = partner;
  const port = aliyunMessages(KEYS, TEMPLATES, { endpoint, now: () => NOW });
  return {
    requests,
    port,
    send: () => port.sendTemplate(securityCode),
    host: new URL(endpoint).host,
  };
}

/** Whether the signature of the request is valid. */
function isSigned({ headers, query }: PartnerRequest, host: string) {
  const expected = acs3Headers(KEYS, {
    host,
    action: 'SendSms',
    version: '2017-05-25',
    query: acs3Query(query),
    nonce: String(headers['x-acs-signature-nonce']),
    date: String(headers['x-acs-date']),
  });
  return headers.authorization === expected.authorization;
}

it('sends the code with the template in a signed request', async () => {
  const { requests, send, host } = await startProvider((request) =>
    isSigned(request, host)
      ? { json: { Code: 'OK', Message: 'OK', BizId: '1^0', RequestId: 'x' } }
      : { json: { Code: 'SignatureDoesNotMatch' }, status: 400 },
  );
  await send();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.query).toEqual({
    PhoneNumbers: '8613800138000',
    SignName: '别处',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"482913"}',
  });
  expect(requests[0]?.headers['x-acs-date']).toBe('2026-10-01T00:00:00Z');
});

it('sends any other message with the template that is registered for it', async () => {
  const { requests, port } = await startProvider(() => ({ json: { Code: 'OK' } }));
  await port.sendTemplate(backInStock);
  expect(requests[0]?.query).toMatchObject({
    TemplateCode: 'SMS_2',
    TemplateParam: JSON.stringify(backInStock.values),
  });
});

it.each([
  ['isv.MOBILE_NUMBER_ILLEGAL', 'refused'],
  ['isv.AMOUNT_NOT_ENOUGH', 'refused'],
  ['isv.BUSINESS_LIMIT_CONTROL', 'busy'],
  ['Throttling.User', 'busy'],
])('maps the error %s to the fault %s', async (Code, fault) => {
  const { send } = await startProvider(() => ({ json: { Code, Message: 'no' } }));
  await expect(send()).rejects.toMatchObject({ fault, code: Code });
});

it('does not retry a message that may have been sent', async () => {
  const { send, requests } = await startProvider(() => 'hang-up');
  await expect(send()).rejects.toMatchObject({ fault: 'unreachable' });
  expect(requests).toHaveLength(1);
});

it('treats a gateway error as unreachable', async () => {
  const { send } = await startProvider(() => ({ text: '<html>', status: 502 }));
  await expect(send()).rejects.toMatchObject({ fault: 'unreachable' });
});
