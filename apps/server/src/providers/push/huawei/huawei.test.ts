import { expect, it } from 'vitest';
import { INTENT, NOTE, testPushVendor } from '../../../../test/support/push-vendor.ts';
import { huaweiPush } from './huawei.ts';

const KEYS = { appId: '100001', secret: 'secret', packageName: 'test.shop' };

const answer = (code: string, msg = '') => ({ json: { code, msg, requestId: '1' } });

const { send } = testPushVendor({
  open: (endpoint, now) => huaweiPush(KEYS, { endpoint, now }),
  authPath: '/oauth2/v3/token',
  giveToken: (n) => ({ json: { access_token: `access-${n}`, expires_in: 3600 } }),
  accepted: answer('80000000', 'Success'),
  expired: answer('80200003', 'OAuth token expired'),
  answers: [
    ['an app that was removed', answer('80300007', 'All the tokens are invalid'), 'refused', true],
    ['a shop without the right', answer('80300007', 'noRight'), 'refused', false],
    ['a partial success of one token', answer('80100000', 'illegal_tokens'), 'refused', true],
    ['a faulty message', answer('80100003'), 'refused', false],
    ['an inner error', answer('81000001'), 'busy', false],
  ],
});

it('asks for access with the secret of the app', async () => {
  const { token } = await send();
  expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
    grant_type: 'client_credentials',
    client_id: '100001',
    client_secret: 'secret',
  });
});

it('sends the text, and the link that a tap opens in the app', async () => {
  const { sent } = await send();
  expect([sent?.path, sent?.headers.authorization]).toEqual([
    '/v1/100001/messages:send',
    'Bearer access-1',
  ]);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    message: {
      token: [NOTE.token],
      android: {
        ttl: '86400s',
        category: 'EXPRESS',
        notification: {
          title: NOTE.title,
          body: NOTE.body,
          tag: NOTE.key,
          importance: 'NORMAL',
          click_action: { type: 1, intent: INTENT },
        },
      },
    },
  });
});

it('says which messages are marketing', async () => {
  const { sent } = await send({ isMarketing: true });
  const { android } = JSON.parse(sent?.body ?? '').message;
  expect([android.category, android.notification.importance]).toEqual(['MARKETING', 'LOW']);
});
