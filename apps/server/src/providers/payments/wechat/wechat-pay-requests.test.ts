import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  certificates,
  foreignKey,
  merchant,
  NOW,
  NUMBER,
  QUERY,
  SERIAL,
  setUpWechatPayServer,
  transaction,
} from '../../../../test/support/wechat-pay-server.ts';
import { isSignedBy, joinLines } from '../rsa-signatures.ts';

const { requests, replyWith, open } = setUpWechatPayServer();

describe('requests to WeChat Pay', () => {
  it('are signed with the shop’s key, including the query and the body', async () => {
    replyWith(QUERY, { body: transaction('SUCCESS') });
    await open().query(NUMBER);
    const request = requests.find(({ path }) => path.startsWith(QUERY));
    expect(request?.path).toBe(`${QUERY}?mchid=1900000001`);
    const part = (name: string) =>
      new RegExp(`${name}="([^"]+)"`).exec(request?.authorization ?? '')?.[1] ?? '';
    expect(request?.authorization).toMatch(/^WECHATPAY2-SHA256-RSA2048 /);
    expect([part('mchid'), part('serial_no')]).toEqual(['1900000001', 'A1B2']);
    const signed = joinLines('GET', request?.path ?? '', part('timestamp'), part('nonce_str'), '');
    expect(isSignedBy(signed, part('signature'), merchant.publicKey)).toBe(true);
  });

  it('download the certificates once', async () => {
    replyWith(QUERY, { body: transaction('NOTPAY') });
    const port = open();
    await Promise.all([port.query(NUMBER), port.query(NUMBER)]);
    await port.query(NUMBER);
    expect(requests.filter(({ path }) => path === '/v3/certificates')).toHaveLength(1);
  });

  it('accept a configured public key instead of certificates', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = merchant.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    replyWith(QUERY, { body: transaction('NOTPAY'), key: merchant.privateKey });
    const port = open({ publicKey: { id: SERIAL, key: pem } });
    expect(await port.query(NUMBER)).toMatchObject({ state: 'pending' });
    const other = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    await expect(open({ publicKey: { id: SERIAL, key: other } }).query(NUMBER)).rejects.toThrow();
    expect(requests.some(({ path }) => path === '/v3/certificates')).toBe(false);
  });

  it.each([
    ['signed with another key', { key: foreignKey }],
    ['signed too long ago', { at: NOW - 10 * 60_000 }],
    ['not signed at all', { unsigned: true as const }],
  ])('reject a response that is %s', async (_, reply) => {
    replyWith(QUERY, { body: transaction('SUCCESS'), ...reply });
    await expect(open().query(NUMBER)).rejects.toMatchObject({ fault: 'refused' });
  });

  it('reject certificates that are signed with another key', async () => {
    replyWith('/v3/certificates', { body: certificates(), key: foreignKey });
    replyWith(QUERY, { body: transaction('SUCCESS') });
    await expect(open().query(NUMBER)).rejects.toMatchObject({ fault: 'refused' });
  });

  it('are retried, and map errors to busy and refused', async () => {
    const systemError = { status: 500, body: { code: 'SYSTEM_ERROR' } };
    replyWith(QUERY, [systemError, { body: transaction('NOTPAY') }]);
    expect(await open().query(NUMBER)).toMatchObject({ state: 'pending' });
    replyWith(QUERY, systemError);
    await expect(open().query(NUMBER)).rejects.toMatchObject({ fault: 'busy' });
    replyWith(QUERY, { status: 403, body: { code: 'NO_AUTH' } });
    await expect(open().query(NUMBER)).rejects.toMatchObject({ fault: 'refused', code: 'NO_AUTH' });
    const unreachable = open({ endpoint: 'http://127.0.0.1:1' });
    await expect(unreachable.query(NUMBER)).rejects.toMatchObject({ fault: 'unreachable' });
  });
});
