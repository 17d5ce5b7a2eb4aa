import { renderHook } from '@testing-library/react';
import { PlatformProvider } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { makeStore, sessionEntered } from '@vitrine/state';
import { StoreProvider } from '@vitrine/state/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { newDraft } from './draft.ts';
import { useKeptDraft } from './useKeptDraft.ts';

const draft = { ...newDraft('CN'), name: '周予安', addressLine: '愚园路 1 号' };
const platform = () => createTestPlatform();

/** The form of whoever has that bag, on a device of its own or on one that was used before. */
function formOf(bagId: string, device = platform()) {
  const store = makeStore();
  store.dispatch(sessionEntered({ isGuest: false, bagId }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={device}>
      <StoreProvider store={store}>{children}</StoreProvider>
    </PlatformProvider>
  );
  return renderHook(useKeptDraft, { wrapper }).result.current;
}

test('what was half written is there again for the same shopper, until it is forgotten', () => {
  const device = platform();
  formOf('mine', device).write(draft);
  expect(formOf('mine', device).read()).toEqual(draft);
  formOf('mine', device).forget();
  expect(formOf('mine', device).read()).toBeUndefined();
});

test('whoever comes in afterwards finds nothing of it', () => {
  const device = platform();
  formOf('mine', device).write(draft);
  expect(formOf('theirs', device).read()).toBeUndefined();
});

test.each(['{', 'null', '"text"', '{"name":"of an older release"}'])(
  'what a device cannot have kept, as %s, is nothing',
  (text) => {
    const device = platform();
    device.storage.session.set('addressDraft', text);
    expect(formOf('mine', device).read()).toBeUndefined();
  },
);
