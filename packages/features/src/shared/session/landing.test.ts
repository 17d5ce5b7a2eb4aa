import { ApiError } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import { parseLandingParams } from '@vitrine/platform';
import { expect, test, vi } from 'vitest';
import { openPortalUrl } from './open-portal-url.ts';
import { reportShareOpening } from './report-share-opening.ts';

const TOKEN = '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40';

test('opens the page of a link in the portal', async () => {
  const open = vi.fn();
  const api = fakeApi({ decodePortalUrl: async () => ({ url: '/product/detail/7' }) });
  await openPortalUrl(api, parseLandingParams({ portal: 'sealed' }), open);
  expect(open).toHaveBeenCalledWith({ url: '/product/detail/7' });
});

test.each([
  ['the portal did not make', { portal: 'sealed' }],
  ['is none of the portal', {}],
])('stays when the link %s', async (_, query) => {
  const open = vi.fn();
  const api = fakeApi({ decodePortalUrl: () => Promise.reject(new ApiError('not-found')) });
  await openPortalUrl(api, parseLandingParams(query), open);
  expect(open).not.toHaveBeenCalled();
});

test('reports the opening of a shared page, and goes on when that fails', async () => {
  const report = vi.fn(() => Promise.reject(new ApiError('network')));
  const api = fakeApi({ reportShareOpening: report });
  await reportShareOpening(api, parseLandingParams({ share: TOKEN }));
  expect(report).toHaveBeenCalledWith({ body: { token: TOKEN } });
  await reportShareOpening(api, parseLandingParams({}));
  expect(report).toHaveBeenCalledOnce();
});
