import { describe, expect, it } from 'vitest';
import {
  API_KEY,
  foreignKey,
  NOW,
  NUMBER,
  platform,
  SERIAL,
  setUpWechatPayServer,
  transaction,
} from '../../../../test/support/wechat-pay-server.ts';
import { encrypt } from './encryption.ts';
import { writeNotification } from './notification.ts';
import { createSignatureHeaders } from './signature-headers.ts';

const { open } = setUpWechatPayServer();

describe('a notification', () => {
  const createBody = (eventType: string, resource: object) =>
    writeNotification({ id: 'n1', eventType, resource }, API_KEY, NOW);
  const sign = (body: string, key = platform.privateKey, at = NOW) =>
    createSignatureHeaders(body, { key, serial: SERIAL }, at);

  it('is read for a payment and a refund', async () => {
    const paid = createBody('TRANSACTION.SUCCESS', transaction('SUCCESS'));
    const port = open();
    expect(await port.readNotification(sign(paid), Buffer.from(paid))).toEqual({
      kind: 'payment',
      number: NUMBER,
      state: 'paid',
      transactionId: '4200001',
      amount: 2_431_000,
      currency: 'CNY',
    });
    const refunded = createBody('REFUND.SUCCESS', {
      out_refund_no: 'r1',
      refund_status: 'SUCCESS',
    });
    expect(await port.readNotification(sign(refunded), Buffer.from(refunded))).toMatchObject({
      kind: 'refund',
      state: 'done',
    });
  });

  it.each([
    ['the key of another signer', (body: string) => sign(body, foreignKey)],
    ['an old signature', (body: string) => sign(body, platform.privateKey, NOW - 301_000)],
    ['an unknown serial number', (body: string) => ({ ...sign(body), 'wechatpay-serial': 'x' })],
    ['no signature', () => ({})],
  ])('is rejected with %s', async (_, createHeaders) => {
    const body = createBody('TRANSACTION.SUCCESS', transaction('SUCCESS'));
    const reading = open().readNotification(createHeaders(body), Buffer.from(body));
    await expect(reading).rejects.toMatchObject({ fault: 'refused' });
  });

  it('is rejected when it cannot be decrypted, although it is signed', async () => {
    const body = JSON.stringify({
      event_type: 'TRANSACTION.SUCCESS',
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        ...encrypt('{}', API_KEY, 'x'),
        associated_data: 'y',
      },
    });
    const reading = open().readNotification(sign(body), Buffer.from(body));
    await expect(reading).rejects.toMatchObject({ fault: 'refused' });
  });
});
