import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedBy, lines } from './signatures.ts';
import {
  certificates,
  merchant,
  NOW,
  NUMBER,
  QUERY,
  SERIAL,
  stranger,
  transaction,
  wechatHouse,
} from './testing.ts';

const { asked, says, open } = wechatHouse();

describe('asking', () => {
  it('is signed with the shop’s key, the query and the body included', async () => {
    says(QUERY, { body: transaction('SUCCESS') });
    await open().query(NUMBER);
    const question = asked.find(({ path }) => path.startsWith(QUERY));
    expect(question?.path).toBe(`${QUERY}?mchid=1900000001`);
    const part = (name: string) =>
      new RegExp(`${name}="([^"]+)"`).exec(question?.authorization ?? '')?.[1] ?? '';
    expect(question?.authorization).toMatch(/^WECHATPAY2-SHA256-RSA2048 /);
    expect([part('mchid'), part('serial_no')]).toEqual(['1900000001', 'A1B2']);
    const signed = lines('GET', question?.path ?? '', part('timestamp'), part('nonce_str'), '');
    expect(isSignedBy(signed, part('signature'), merchant.publicKey)).toBe(true);
  });

  it('gets the certificates once, however much is asked', async () => {
    says(QUERY, { body: transaction('NOTPAY') });
    const port = open();
    await Promise.all([port.query(NUMBER), port.query(NUMBER)]);
    await port.query(NUMBER);
    expect(asked.filter(({ path }) => path === '/v3/certificates')).toHaveLength(1);
  });

  it('believes a key that the provider shows instead of certificates', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const own = merchant.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    says(QUERY, { body: transaction('NOTPAY'), key: merchant.privateKey });
    const port = open({ publicKey: { id: SERIAL, key: own } });
    expect(await port.query(NUMBER)).toMatchObject({ state: 'pending' });
    const other = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    await expect(open({ publicKey: { id: SERIAL, key: other } }).query(NUMBER)).rejects.toThrow();
    expect(asked.some(({ path }) => path === '/v3/certificates')).toBe(false);
  });

  it.each([
    ['signed by somebody else', { key: stranger }],
    ['signed long ago', { at: NOW - 10 * 60_000 }],
    ['not signed at all', { unsigned: true as const }],
  ])('disbelieves an answer that is %s', async (_, reply) => {
    says(QUERY, { body: transaction('SUCCESS'), ...reply });
    await expect(open().query(NUMBER)).rejects.toMatchObject({ fault: 'refused' });
  });

  it('disbelieves certificates that nobody vouches for', async () => {
    says('/v3/certificates', { body: certificates(), key: stranger });
    says(QUERY, { body: transaction('SUCCESS') });
    await expect(open().query(NUMBER)).rejects.toMatchObject({ fault: 'refused' });
  });

  it('tells a provider that is busy from one that refuses, and tries again', async () => {
    const system = { status: 500, body: { code: 'SYSTEM_ERROR' } };
    says(QUERY, [system, { body: transaction('NOTPAY') }]);
    expect(await open().query(NUMBER)).toMatchObject({ state: 'pending' });
    says(QUERY, system);
    await expect(open().query(NUMBER)).rejects.toMatchObject({ fault: 'busy' });
    says(QUERY, { status: 403, body: { code: 'NO_AUTH' } });
    await expect(open().query(NUMBER)).rejects.toMatchObject({ fault: 'refused', code: 'NO_AUTH' });
    const away = open({ endpoint: 'http://127.0.0.1:1' });
    await expect(away.query(NUMBER)).rejects.toMatchObject({ fault: 'unreachable' });
  });
});
