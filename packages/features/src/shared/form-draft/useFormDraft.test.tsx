import { renderHook } from '@testing-library/react';
import { PlatformProvider } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { makeStore, sessionStarted } from '@vitrine/state';
import { StoreProvider } from '@vitrine/state/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useFormDraft } from './useFormDraft.ts';

const KEY = 'address';
const draft = { name: '周予安', addressLine: '愚园路 1 号' };
const platform = () => createTestPlatform();

/** Renders the hook for the shopper of a bag, on a new device or on a given one. */
function renderFormDraft(bagId: string, device = platform()) {
  const store = makeStore();
  store.dispatch(sessionStarted({ isGuest: false, bagId }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={device}>
      <StoreProvider store={store}>{children}</StoreProvider>
    </PlatformProvider>
  );
  return renderHook(() => useFormDraft<typeof draft>(KEY), { wrapper }).result.current;
}

test('returns the draft to the same shopper until it is cleared', () => {
  const device = platform();
  renderFormDraft('mine', device).write(draft);
  expect(renderFormDraft('mine', device).read()).toEqual(draft);
  renderFormDraft('mine', device).clear();
  expect(renderFormDraft('mine', device).read()).toBeUndefined();
});

test('does not return the draft of another shopper', () => {
  const device = platform();
  renderFormDraft('mine', device).write(draft);
  expect(renderFormDraft('theirs', device).read()).toBeUndefined();
});

test.each(['{', 'null', '"text"', '{"name":"of an older release"}'])(
  'ignores a stored value that is not a draft: %s',
  (text) => {
    const device = platform();
    device.storage.session.set(KEY, text);
    expect(renderFormDraft('mine', device).read()).toBeUndefined();
  },
);
