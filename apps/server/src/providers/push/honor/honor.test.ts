import { expect, it } from 'vitest';
import { INTENT, NOTE, NOW, testPushVendor } from '../../../../test/support/push-vendor.ts';
import { honorPush } from './honor.ts';

const KEYS = { appId: '104448', clientId: 'client', secret: 'secret', packageName: 'test.shop' };

const answer = (code: number | string, data: object = {}) => ({
  json: { code, message: '', data },
});

const { send } = testPushVendor({
  open: (endpoint, now) => honorPush(KEYS, { endpoint, now }),
  authPath: '/auth/token',
  giveToken: (n) => ({ json: { access_token: `access-${n}`, expires_in: 3600 } }),
  accepted: answer(200, { sendResult: true, requestId: '1', failTokens: [], expireTokens: [] }),
  expired: answer(80200003),
  answers: [
    [
      'an app that was removed',
      answer(200, { sendResult: false, expireTokens: [NOTE.token] }),
      'refused',
      true,
    ],
    ['a token of no app', answer(80300007), 'refused', true],
    ['a faulty message', answer(80100003), 'refused', false],
    ['an inner error', answer(81000001), 'busy', false],
  ],
});

it('asks for access with the secret of the app', async () => {
  const { token } = await send();
  expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
    grant_type: 'client_credentials',
    client_id: 'client',
    client_secret: 'secret',
  });
});

it('sends the text, and the link that a tap opens in the app', async () => {
  const { sent } = await send();
  expect([sent?.path, sent?.headers.authorization, sent?.headers.timestamp]).toEqual([
    '/api/v1/104448/sendMessage',
    'Bearer access-1',
    String(NOW),
  ]);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    token: [NOTE.token],
    android: {
      ttl: '86400s',
      notification: {
        title: NOTE.title,
        body: NOTE.body,
        tag: NOTE.key,
        importance: 'NORMAL',
        clickAction: { type: 1, intent: INTENT },
      },
    },
  });
});
