import { constants, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { readJwt, rsaKeys } from '../../../../test/support/push-keys.ts';
import { NOTE, NOW, testPushVendor } from '../../../../test/support/push-vendor.ts';
import { harmonyPush } from './harmony.ts';

const KEYS = {
  projectId: '388421841',
  keyId: 'key-1',
  subAccount: 'account-1',
  privateKey: rsaKeys.privateKey,
};

const answer = (code: string, msg = '') => ({ json: { code, msg, requestId: '1' } });

const { send } = testPushVendor({
  open: (endpoint, now) => harmonyPush(KEYS, { endpoint, now }),
  accepted: answer('80000000', 'Success.'),
  expired: answer('80200005', 'Jwt token expired.'),
  answers: [
    ['a token of no app', answer('80300007', 'tokenFormatError'), 'refused', true],
    ['a token of another project', answer('80300007', 'noRight'), 'refused', false],
    ['a shop without the right', answer('80300002'), 'refused', false],
    [
      'a penalty',
      answer('80300037', 'Disable send huawei msg because of penalty.'),
      'refused',
      false,
    ],
    ['an inner error', answer('81000001', 'Inner Error.'), 'busy', false],
  ],
});

it('signs each hour a token of the service account, which is the access itself', async () => {
  const { sent } = await send();
  const [kind, jwt = ''] = String(sent?.headers.authorization).split(' ');
  const { header, claims, signed, signature } = readJwt(jwt);
  expect([kind, header]).toEqual(['Bearer', { alg: 'PS256', typ: 'JWT', kid: 'key-1' }]);
  expect(claims).toEqual({
    iss: 'account-1',
    aud: 'https://oauth-login.cloud.huawei.com/oauth2/v3/token',
    iat: NOW / 1000,
    exp: NOW / 1000 + 3600,
  });
  const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  expect(verify('sha256', signed, { key: rsaKeys.publicKey, ...pss }, signature)).toBe(true);
});

it('sends a notification with the link that the app opens', async () => {
  const { sent } = await send();
  expect([sent?.path, sent?.headers['push-type']]).toEqual(['/v3/388421841/messages:send', '0']);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    payload: {
      notification: {
        category: 'EXPRESS',
        title: NOTE.title,
        body: NOTE.body,
        notifyId: expect.any(Number),
        clickAction: { actionType: 0, data: { link: NOTE.link } },
      },
    },
    target: { token: [NOTE.token] },
    pushOptions: { ttl: 86_400 },
  });
});

it('replaces a message that is repeated, and no other', async () => {
  const readId = async (key: string) =>
    JSON.parse((await send({ key })).sent?.body ?? '').payload.notification.notifyId;
  const [id, again, other] = [
    await readId('message-7'),
    await readId('message-7'),
    await readId('message-8'),
  ];
  expect(again).toBe(id);
  expect(other).not.toBe(id);
});
