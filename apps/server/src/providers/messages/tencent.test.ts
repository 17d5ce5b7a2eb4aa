import { createHash, createHmac } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import {
  openPartnerServer,
  type PartnerAnswer,
  type PartnerRequest,
} from '../../../test/support/partner-server.ts';
import { tencentMessages } from './tencent.ts';

const KEYS = {
  accessKeyId: 'AKIDexample',
  accessKeySecret: 'secret',
  appId: '1400006666',
  signName: '别处',
  templateCode: '1110',
};
const NOW = Date.UTC(2026, 9, 1);
const securityCode = {
  to: '8613800138000',
  template: 'security-code',
  values: { code: '482913', minutes: '5' },
  language: 'zh-CN',
} as const;
const priceDrop = {
  to: '8613800138000',
  template: 'price-drop',
  values: { product: '大衣', price: '¥100', link: 'https://shop.test/x' },
  language: 'zh-CN',
} as const;
const TEMPLATES = new Map([['price-drop', { code: '1111', names: { 2: 'price', 1: 'product' } }]]);

const SENT = { Response: { SendStatusSet: [{ Code: 'Ok', Message: 'send success' }] } };
const failWith = (Code: string) => ({ Response: { Error: { Code, Message: 'no' } } });

let close = async () => {};
afterEach(() => close());

async function startProvider(answer: (request: PartnerRequest) => PartnerAnswer) {
  const partner = await openPartnerServer(answer);
  close = partner.close;
  const { endpoint, requests } = partner;
  const port = tencentMessages(KEYS, TEMPLATES, {
    endpoint,
    region: 'ap-guangzhou',
    now: () => NOW,
  });
  return { requests, port, send: () => port.sendTemplate(securityCode) };
}

const AUTHORIZATION =
  /^TC3-HMAC-SHA256 Credential=(\S+)\/(\d{4}-\d\d-\d\d)\/(\w+)\/tc3_request, SignedHeaders=(\S+), Signature=(\w+)$/;

/** Verifies a signature as the documents of Tencent Cloud describe it, from the request alone. */
function isSigned({ method, path, headers, body }: PartnerRequest): boolean {
  const [, id, date = '', service = '', names = '', signature] =
    AUTHORIZATION.exec(String(headers.authorization)) ?? [];
  const hex = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = `${method}\n${path}\n\n${lines.join('')}\n${names}\n${hex(body)}`;
  const timestamp = String(headers['x-tc-timestamp']);
  const day = new Date(Number(timestamp) * 1000).toISOString().slice(0, 10);
  const text = `TC3-HMAC-SHA256\n${timestamp}\n${date}/${service}/tc3_request\n${hex(canonical)}`;
  const key = [date, service, 'tc3_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `TC3${KEYS.accessKeySecret}`,
  );
  const isRight = createHmac('sha256', key).update(text).digest('hex') === signature;
  return (
    isRight && id === KEYS.accessKeyId && day === date && names.startsWith('content-type;host')
  );
}

it('sends the code with the template in a signed request', async () => {
  const { requests, send } = await startProvider((request) => ({
    json: isSigned(request) ? SENT : failWith('AuthFailure.SignatureFailure'),
  }));
  await send();
  expect(requests).toHaveLength(1);
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    PhoneNumberSet: ['+8613800138000'],
    SmsSdkAppId: '1400006666',
    SignName: '别处',
    TemplateId: '1110',
    TemplateParamSet: ['482913'],
  });
  expect(requests[0]?.headers).toMatchObject({
    'x-tc-action': 'SendSms',
    'x-tc-version': '2021-01-11',
    'x-tc-region': 'ap-guangzhou',
  });
});

it('fills the values of another template in the order of their numbers', async () => {
  const { requests, port } = await startProvider(() => ({ json: SENT }));
  await port.sendTemplate(priceDrop);
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
    TemplateId: '1111',
    TemplateParamSet: ['大衣', '¥100'],
  });
});

it('does not send a template that is not registered', async () => {
  const { requests, port } = await startProvider(() => ({ json: SENT }));
  await expect(
    port.sendTemplate({
      to: '86138',
      template: 'back-in-stock',
      values: { product: '大衣', size: 'FR 38', link: 'https://shop.test/x' },
      language: 'zh-CN',
    }),
  ).rejects.toMatchObject({ fault: 'absent' });
  expect(requests).toHaveLength(0);
});

it.each([
  ['AuthFailure.SignatureFailure', 'refused'],
  ['InvalidParameterValue.IncorrectPhoneNumber', 'refused'],
  ['FailedOperation.InsufficientBalanceInSmsPackage', 'refused'],
  ['LimitExceeded.PhoneNumberThirtySecondLimit', 'busy'],
  ['RequestLimitExceeded', 'busy'],
  ['InternalError.Timeout', 'unreachable'],
])('maps the error %s to the fault %s, of the request or of the number', async (Code, fault) => {
  const answers: PartnerAnswer[] = [
    { json: failWith(Code) },
    { json: { Response: { SendStatusSet: [{ Code, Message: 'no' }] } } },
  ];
  const { send } = await startProvider(() => answers.shift() ?? 'hang-up');
  await expect(send()).rejects.toMatchObject({ fault, code: Code });
  await expect(send()).rejects.toMatchObject({ fault, code: Code });
});

it('takes an answer without a status for a failure', async () => {
  const { send } = await startProvider(() => ({ json: { Response: { SendStatusSet: [] } } }));
  await expect(send()).rejects.toMatchObject({ fault: 'refused' });
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
