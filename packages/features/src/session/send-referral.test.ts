import { type Api, ApiError } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import { keepReferral, REFERRAL_KEY, readVisit } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { expect, test, vi } from 'vitest';
import { sendReferral } from './send-referral.ts';

async function sending(acceptReferral: Api['acceptReferral'], referral?: string) {
  const { storage } = createTestPlatform();
  keepReferral(readVisit({ referral }), storage);
  const isAccepted = await sendReferral(fakeApi({ acceptReferral }), storage);
  return { isAccepted, left: storage.local.get(REFERRAL_KEY) };
}

test('an invitation is accepted once somebody has logged in, and used up', async () => {
  const accept = vi.fn(async () => ({ rewardIds: [] }));
  expect(await sending(accept, 'ABCD-EFGH')).toEqual({ isAccepted: true, left: null });
  expect(accept).toHaveBeenCalledWith({ body: { token: 'ABCD-EFGH' } });
});

test('who was not invited accepts nothing', async () => {
  const accept = vi.fn(async () => ({ rewardIds: [] }));
  expect(await sending(accept)).toEqual({ isAccepted: false, left: null });
  expect(accept).not.toHaveBeenCalled();
});

test.each([
  ['conflict', null],
  ['not-found', null],
  ['network', 'ABCD-EFGH'],
  ['unavailable', 'ABCD-EFGH'],
] as const)('after %s what waits is %s', async (code, left) => {
  const refuse = () => Promise.reject(new ApiError(code));
  expect(await sending(refuse, 'ABCD-EFGH')).toEqual({ isAccepted: false, left });
});
