import { type Api, ApiError } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import { parseLandingParams, REFERRAL_KEY, storeReferral } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { expect, test, vi } from 'vitest';
import { sendReferral } from './send-referral.ts';

async function send(acceptReferral: Api['acceptReferral'], referral?: string) {
  const { storage } = createTestPlatform();
  storeReferral(parseLandingParams({ referral }), storage);
  const isAccepted = await sendReferral(fakeApi({ acceptReferral }), storage);
  return { isAccepted, stored: storage.local.get(REFERRAL_KEY) };
}

test('accepts a stored invitation and removes it', async () => {
  const accept = vi.fn(async () => ({ rewardIds: [] }));
  expect(await send(accept, 'ABCD-EFGH')).toEqual({ isAccepted: true, stored: null });
  expect(accept).toHaveBeenCalledWith({ body: { token: 'ABCD-EFGH' } });
});

test('sends nothing without an invitation', async () => {
  const accept = vi.fn(async () => ({ rewardIds: [] }));
  expect(await send(accept)).toEqual({ isAccepted: false, stored: null });
  expect(accept).not.toHaveBeenCalled();
});

test.each([
  ['conflict', null],
  ['not-found', null],
  ['network', 'ABCD-EFGH'],
  ['unavailable', 'ABCD-EFGH'],
] as const)('after the error %s the stored invitation is %s', async (code, stored) => {
  const reject = () => Promise.reject(new ApiError(code));
  expect(await send(reject, 'ABCD-EFGH')).toEqual({ isAccepted: false, stored });
});
