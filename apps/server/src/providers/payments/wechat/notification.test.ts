import { describe, expect, it } from 'vitest';
import { writeNotification } from './notification.ts';
import { seal } from './sealed.ts';
import { stampFor } from './stamp.ts';
import {
  API_KEY,
  NOW,
  NUMBER,
  platform,
  SERIAL,
  stranger,
  transaction,
  wechatHouse,
} from './testing.ts';

const { open } = wechatHouse();

describe('a notification', () => {
  const written = (eventType: string, resource: object) =>
    writeNotification({ id: 'n1', eventType, resource }, API_KEY, NOW);
  const stamped = (body: string, key = platform.privateKey, at = NOW) =>
    stampFor(body, { key, serial: SERIAL }, at);

  it('tells of a payment and of a refund', async () => {
    const paid = written('TRANSACTION.SUCCESS', transaction('SUCCESS'));
    const port = open();
    expect(await port.readNotification(stamped(paid), Buffer.from(paid))).toEqual({
      kind: 'payment',
      number: NUMBER,
      state: 'paid',
      transactionId: '4200001',
      amount: 2_431_000,
      currency: 'CNY',
    });
    const back = written('REFUND.SUCCESS', { out_refund_no: 'r1', refund_status: 'SUCCESS' });
    expect(await port.readNotification(stamped(back), Buffer.from(back))).toMatchObject({
      kind: 'refund',
      state: 'done',
    });
  });

  it.each([
    ['somebody else’s key', (body: string) => stamped(body, stranger)],
    ['an old stamp', (body: string) => stamped(body, platform.privateKey, NOW - 301_000)],
    [
      'a serial number of nobody',
      (body: string) => ({ ...stamped(body), 'wechatpay-serial': 'x' }),
    ],
    ['no stamp', () => ({})],
  ])('is refused with %s', async (_, stamp) => {
    const body = written('TRANSACTION.SUCCESS', transaction('SUCCESS'));
    const reading = open().readNotification(stamp(body), Buffer.from(body));
    await expect(reading).rejects.toMatchObject({ fault: 'refused' });
  });

  it('is refused when its seal is broken, although it is signed', async () => {
    const body = JSON.stringify({
      event_type: 'TRANSACTION.SUCCESS',
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        ...seal('{}', API_KEY, 'x'),
        associated_data: 'y',
      },
    });
    const reading = open().readNotification(stamped(body), Buffer.from(body));
    await expect(reading).rejects.toMatchObject({ fault: 'refused' });
  });
});
