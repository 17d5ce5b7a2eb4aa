import { createHmac, hash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aliyunPersonalIdCheck } from './aliyun.ts';
import type { PersonalIdCheckPort } from './port.ts';
import { sandboxPersonalIdCheck } from './sandbox.ts';

const NOW = Date.UTC(2026, 9, 1);
const keys = { accessKeyId: 'AK', accessKeySecret: 'secret' };
const person = { name: '林知夏', idNumber: '310104199005171234', photos: undefined };
const sha256 = (text: string) => hash('sha256', text, 'hex');

interface ReceivedRequest {
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let received: ReceivedRequest;
let answer: { status: number; text: string };
let requests = 0;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  requests++;
  received = { url: request.url, headers: request.headers, body };
  response.writeHead(answer.status).end(answer.text);
});
let port: PersonalIdCheckPort;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  port = aliyunPersonalIdCheck(keys, { endpoint, now: () => NOW });
});
beforeEach(() => {
  requests = 0;
});
afterAll(() => server.close());

const respondWith = (value: object, status = 200) => {
  answer = { status, text: JSON.stringify(value) };
};

/** The signature that the provider computes from the received request. */
function expectedSignature({ headers, body }: ReceivedRequest): string {
  const names = /SignedHeaders=([^,]+)/.exec(String(headers.authorization))?.[1] ?? '';
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = ['POST', '/', '', lines.join(''), names, sha256(body)].join('\n');
  const toSign = `ACS3-HMAC-SHA256\n${sha256(canonical)}`;
  return createHmac('sha256', keys.accessKeySecret).update(toSign).digest('hex');
}

describe('the check by Aliyun', () => {
  it.each([
    ['1', null],
    ['2', 'name-mismatch'],
    ['3', 'unknown-number'],
  ])('maps the result code %s to the verdict %s', async (BizCode, verdict) => {
    respondWith({ Code: '200', Message: 'success', ResultObject: { BizCode } });
    expect(await port.check(person)).toBe(verdict);
  });

  it('signs the request and keeps personal data out of the URL', async () => {
    respondWith({ Code: '200', ResultObject: { BizCode: '1' } });
    await port.check(person);
    expect(received.url).toBe('/');
    expect(Object.fromEntries(new URLSearchParams(received.body))).toEqual({
      ParamType: 'normal',
      UserName: '林知夏',
      IdentifyNum: '310104199005171234',
    });
    expect(received.headers).toMatchObject({
      'x-acs-action': 'Id2MetaVerify',
      'x-acs-version': '2019-03-07',
      'x-acs-date': '2026-10-01T00:00:00Z',
    });
    expect(received.headers.authorization).toContain(`Signature=${expectedSignature(received)}`);
  });

  it.each([
    [{ Code: '401' }, 200, 'refused'],
    [{ Code: '200', ResultObject: { BizCode: '9' } }, 200, 'refused'],
    [{ Code: '200', ResultObject: { BizCode: 'constructor' } }, 200, 'refused'],
    [{ Code: 'Throttling.User' }, 400, 'busy'],
  ])('treats the response %j as a fault', async (value, status, fault) => {
    respondWith(value, status);
    await expect(port.check(person)).rejects.toMatchObject({ name: 'ProviderError', fault });
  });

  it('retries when the provider fails, with no personal data in the error', async () => {
    answer = { status: 503, text: 'down' };
    const failure = await port.check(person).catch((error: unknown) => error);
    expect(failure).toMatchObject({ fault: 'unreachable' });
    expect(requests).toBe(3);
    expect(String(failure)).not.toContain('林知夏');
  });
});

describe('the sandbox', () => {
  const withPhotos = { front: Buffer.alloc(1), back: Buffer.alloc(1) };

  it.each([
    ['123', undefined, null],
    ['404', undefined, 'unknown-number'],
    ['409', undefined, 'name-mismatch'],
    ['415', undefined, null],
    ['415', withPhotos, 'unclear-images'],
  ])('returns the verdict for the digits %s', async (sequence, photos, verdict) => {
    const idNumber = `31010419900517${sequence}X`;
    expect(await sandboxPersonalIdCheck(0).check({ ...person, idNumber, photos })).toBe(verdict);
  });

  it('can simulate an outage', async () => {
    const idNumber = '31010419900517503X';
    const check = sandboxPersonalIdCheck(0).check({ ...person, idNumber });
    await expect(check).rejects.toMatchObject({ fault: 'unreachable' });
  });
});
