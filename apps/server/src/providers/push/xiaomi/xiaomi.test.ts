import { expect, it } from 'vitest';
import { INTENT, NOTE, testPushVendor } from '../../../../test/support/push-vendor.ts';
import { xiaomiPush } from './xiaomi.ts';

const KEYS = { secret: 'app-secret', packageName: 'test.shop', channelId: 'orders' };

const failWith = (code: number) => ({ json: { result: 'error', code, description: 'no' } });

const { send } = testPushVendor({
  open: (endpoint, now) => xiaomiPush(KEYS, { endpoint, now }),
  accepted: { json: { result: 'ok', code: 0, data: { id: 'scm1' } } },
  answers: [
    ['an app that was removed', failWith(20301), 'refused', true],
    [
      'an accepted message with an unknown token',
      { json: { result: 'ok', code: 0, data: { id: 'scm1', bad_regids: NOTE.token } } },
      'refused',
      true,
    ],
    ['a wrong secret', failWith(21301), 'refused', false],
    ['a used-up quota', failWith(200001), 'busy', false],
    ['a service that is overloaded', failWith(10002), 'busy', false],
  ],
});

const readForm = (body = '') => Object.fromEntries(new URLSearchParams(body));

it('sends the text, and the link that a tap opens in the app', async () => {
  const { sent } = await send();
  expect([sent?.path, sent?.headers.authorization]).toEqual([
    '/v3/message/regid',
    'key=app-secret',
  ]);
  expect(readForm(sent?.body)).toEqual({
    registration_id: NOTE.token,
    restricted_package_name: 'test.shop',
    title: NOTE.title,
    description: NOTE.body,
    payload: NOTE.link,
    pass_through: '0',
    notify_type: '-1',
    time_to_live: '86400000',
    'extra.jobkey': NOTE.key,
    'extra.notify_effect': '2',
    'extra.intent_uri': INTENT,
    'extra.channel_id': 'orders',
  });
});

it('keeps marketing out of the channel of orders, and cuts long texts', async () => {
  const { sent } = await send({
    isMarketing: true,
    title: '大'.repeat(60),
    body: '好'.repeat(200),
  });
  const form = readForm(sent?.body);
  expect(form['extra.channel_id']).toBeUndefined();
  expect([form.title, form.description]).toEqual([`${'大'.repeat(49)}…`, `${'好'.repeat(127)}…`]);
});
