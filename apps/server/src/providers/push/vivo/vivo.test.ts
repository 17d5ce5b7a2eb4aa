import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { INTENT, NOTE, NOW, testPushVendor } from '../../../../test/support/push-vendor.ts';
import { vivoPush } from './vivo.ts';

const KEYS = { appId: '10004', key: 'key', secret: 'secret', packageName: 'test.shop' };

const answer = (result: number) => ({ json: { result, desc: '', taskId: '1' } });

const { send } = testPushVendor({
  open: (endpoint, now) => vivoPush(KEYS, { endpoint, now }),
  authPath: '/message/auth',
  giveToken: (n) => ({ json: { result: 0, authToken: `access-${n}` } }),
  accepted: answer(0),
  expired: answer(10000),
  answers: [
    ['an app that was removed', answer(10302), 'refused', true],
    ['a used-up quota of the day', answer(10070), 'refused', false],
    ['too many messages', answer(10072), 'busy', false],
  ],
});

it('asks for access with a signature of app, key, time and secret', async () => {
  const { token } = await send();
  expect(JSON.parse(token?.body ?? '')).toEqual({
    appId: '10004',
    appKey: 'key',
    timestamp: String(NOW),
    sign: createHash('md5').update(`10004key${NOW}secret`).digest('hex'),
  });
});

it('sends the text, and the link that a tap opens in the app', async () => {
  const { sent } = await send();
  expect([sent?.path, sent?.headers.authtoken]).toEqual(['/message/send', 'access-1']);
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    appId: '10004',
    regId: NOTE.token,
    notifyType: 4,
    title: NOTE.title,
    content: NOTE.body,
    timeToLive: 86_400,
    skipType: 4,
    skipContent: INTENT,
    requestId: NOTE.key,
    classification: 1,
    category: 'ORDER',
  });
});

it('cuts texts to the width that vivo shows', async () => {
  const { sent } = await send({ title: `Order 1 ${'大'.repeat(30)}` });
  const { title } = JSON.parse(sent?.body ?? '');
  expect(title).toBe(`Order 1 ${'大'.repeat(15)}…`);
});
