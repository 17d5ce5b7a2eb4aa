import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { INTENT, NOTE, NOW, testPushVendor } from '../../../../test/support/push-vendor.ts';
import { oppoPush } from './oppo.ts';

const KEYS = { key: 'key', secret: 'master', packageName: 'test.shop', channelId: undefined };

const answer = (code: number) => ({ json: { code, message: '', data: {} } });

const { send } = testPushVendor({
  open: (endpoint, now) => oppoPush(KEYS, { endpoint, now }),
  authPath: '/server/v1/auth',
  giveToken: (n) => ({ json: { code: 0, data: { auth_token: `access-${n}` } } }),
  accepted: answer(0),
  expired: answer(11),
  answers: [
    ['an app that was removed', answer(10000), 'refused', true],
    ['a faulty message', answer(15), 'refused', false],
    ['a used-up quota', answer(33), 'busy', false],
    ['a service that is overloaded', answer(-1), 'busy', false],
  ],
});

it('asks for access with a signature of key, time and secret', async () => {
  const { token } = await send();
  expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
    app_key: 'key',
    timestamp: String(NOW),
    sign: createHash('sha256').update(`key${NOW}master`).digest('hex'),
  });
});

it('sends the text, and the link that a tap opens in the app', async () => {
  const { sent } = await send();
  expect(sent?.path).toBe('/server/v1/message/notification/unicast');
  const form = new URLSearchParams(sent?.body);
  expect(form.get('auth_token')).toBe('access-1');
  expect(JSON.parse(form.get('message') ?? '')).toEqual({
    target_type: 2,
    target_value: NOTE.token,
    notification: {
      app_message_id: NOTE.key,
      title: NOTE.title,
      content: NOTE.body,
      click_action_type: 5,
      click_action_url: INTENT,
      off_line: true,
      off_line_ttl: 86_400,
    },
  });
});
