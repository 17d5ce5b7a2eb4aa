import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createWebhookSecret, signDelivery } from './signature.ts';

it('signs the time and the body', () => {
  const headers = signDelivery({
    eventId: 'event-1',
    body: '{"id":"event-1"}',
    secrets: ['whsec_x'],
    now: 1_800_000_000_999,
  });
  const expected = createHmac('sha256', 'whsec_x')
    .update('1800000000.{"id":"event-1"}')
    .digest('hex');
  expect(headers).toEqual({
    'webhook-id': 'event-1',
    'webhook-timestamp': '1800000000',
    'webhook-signature': `v1=${expected}`,
  });
});

it('signs with each secret, the current one first', () => {
  const delivery = { eventId: 'event-1', body: '{}', now: 1_800_000_000_000 };
  const read = (...secrets: string[]) =>
    signDelivery({ ...delivery, secrets })['webhook-signature'];
  expect(read('whsec_new', 'whsec_old')).toBe(`${read('whsec_new')} ${read('whsec_old')}`);
});

it('creates a secret of its own each time', () => {
  expect(createWebhookSecret()).toMatch(/^whsec_[\w-]{43}$/);
  expect(createWebhookSecret()).not.toBe(createWebhookSecret());
});
