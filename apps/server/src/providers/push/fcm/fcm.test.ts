import { verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { readJwt, rsaKeys } from '../../../../test/support/push-keys.ts';
import { NOTE, NOW, testPushVendor } from '../../../../test/support/push-vendor.ts';
import { fcmPush } from './fcm.ts';

const KEYS = {
  projectId: 'shop-1',
  clientEmail: 'push@shop-1.iam.test',
  privateKey: rsaKeys.privateKey,
};

const failWith = (status: number, name: string, errorCode?: string) => ({
  status,
  json: { error: { code: status, status: name, details: errorCode ? [{ errorCode }] : [] } },
});

const { send } = testPushVendor({
  open: (endpoint, now) => fcmPush(KEYS, { endpoint, now }),
  authPath: '/token',
  giveToken: (n) => ({ json: { access_token: `access-${n}`, expires_in: 3600 } }),
  accepted: { json: { name: 'projects/shop-1/messages/1' } },
  expired: failWith(401, 'UNAUTHENTICATED'),
  answers: [
    ['an app that was removed', failWith(404, 'NOT_FOUND', 'UNREGISTERED'), 'refused', true],
    [
      'a token of another project',
      failWith(403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'),
      'refused',
      true,
    ],
    ['a faulty message', failWith(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'), 'refused', false],
    ['a used-up quota', failWith(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'), 'busy', false],
  ],
});

it('asks for access with a signed claim of the service account', async () => {
  const { token } = await send();
  const form = new URLSearchParams(token?.body);
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const { header, claims, signed, signature } = readJwt(form.get('assertion') ?? '');
  expect(header).toEqual({ alg: 'RS256', typ: 'JWT' });
  expect(claims).toEqual({
    iss: KEYS.clientEmail,
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
    aud: 'https://oauth2.googleapis.com/token',
    iat: NOW / 1000,
    exp: NOW / 1000 + 3600,
  });
  expect(verify('RSA-SHA256', signed, rsaKeys.publicKey, signature)).toBe(true);
});

it('sends the text, and the link that a tap opens', async () => {
  const { sent } = await send();
  expect([sent?.path, sent?.headers.authorization]).toEqual([
    '/v1/projects/shop-1/messages:send',
    'Bearer access-1',
  ]);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    message: {
      token: NOTE.token,
      notification: { title: NOTE.title, body: NOTE.body },
      data: { link: NOTE.link },
      android: {
        priority: 'HIGH',
        ttl: '86400s',
        collapse_key: NOTE.key,
        notification: { tag: NOTE.key },
      },
    },
  });
});
