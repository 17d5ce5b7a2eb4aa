import { afterEach, expect, it } from 'vitest';
import { openPartner, type PartnerAnswer, type PartnerRequest } from '../../testing/partner.ts';
import { acs3Headers, acs3Query } from '../acs3.ts';
import { aliyunMessages } from './aliyun.ts';

const KEYS = {
  accessKeyId: 'id',
  accessKeySecret: 'secret',
  signName: '别处',
  templateCode: 'SMS_1',
};
const NOW = Date.UTC(2026, 9, 1);
const message = { to: '8613800138000', code: '482913', minutes: 5, language: 'zh-CN' } as const;

let close = async () => {};
afterEach(() => close());

async function sending(answer: (request: PartnerRequest) => PartnerAnswer) {
  const partner = await openPartner(answer);
  close = partner.close;
  const { endpoint, requests } = partner;
  const port = aliyunMessages(KEYS, { endpoint, now: () => NOW });
  return { requests, send: () => port.sendSecurityCode(message), host: new URL(endpoint).host };
}

/** Whether the provider, who knows the secret too, would believe the request. */
function isSigned({ headers, query }: PartnerRequest, host: string) {
  const wanted = acs3Headers(KEYS, {
    host,
    action: 'SendSms',
    version: '2017-05-25',
    query: acs3Query(query),
    nonce: String(headers['x-acs-signature-nonce']),
    date: String(headers['x-acs-date']),
  });
  return headers.authorization === wanted.authorization;
}

it('sends the code by the shop’s template, signed', async () => {
  const { requests, send, host } = await sending((request) =>
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

it.each([
  ['isv.MOBILE_NUMBER_ILLEGAL', 'refused'],
  ['isv.AMOUNT_NOT_ENOUGH', 'refused'],
  ['isv.BUSINESS_LIMIT_CONTROL', 'busy'],
  ['Throttling.User', 'busy'],
])('takes %s as %s', async (Code, fault) => {
  const { send } = await sending(() => ({ json: { Code, Message: 'no' } }));
  await expect(send()).rejects.toMatchObject({ fault, code: Code });
});

it('does not send again what may have gone', async () => {
  const { send, requests } = await sending(() => 'hang-up');
  await expect(send()).rejects.toMatchObject({ fault: 'unreachable' });
  expect(requests).toHaveLength(1);
});

it('takes a broken gateway as nobody there', async () => {
  const { send } = await sending(() => ({ text: '<html>', status: 502 }));
  await expect(send()).rejects.toMatchObject({ fault: 'unreachable' });
});
