import { act, renderHook } from '@testing-library/react';
import { PlatformProvider } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useTermsConsent } from './useTermsConsent.ts';

function renderConsent(checkoutId: string, platform = createTestPlatform()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  return renderHook(() => useTermsConsent(checkoutId), { wrapper }).result;
}

test('keeps the consent when the checkout is shown again, but not for another checkout', () => {
  const platform = createTestPlatform();
  const consent = renderConsent('1', platform);
  act(() => consent.current.agree(true));
  expect(renderConsent('1', platform).current.isAgreed).toBe(true);
  expect(renderConsent('2', platform).current.isAgreed).toBe(false);
  act(() => consent.current.agree(false));
  expect(renderConsent('1', platform).current.isAgreed).toBe(false);
});

test('reminds a shopper who has not agreed', () => {
  const consent = renderConsent('1');
  act(() => expect(consent.current.check()).toBe(false));
  expect(consent.current.isReminded).toBe(true);
  act(() => consent.current.agree(true));
  expect(consent.current.isReminded).toBe(false);
  act(() => expect(consent.current.check()).toBe(true));
});
