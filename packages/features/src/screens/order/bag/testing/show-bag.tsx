import { act, screen as page } from '@testing-library/react';
import type { Api } from '@vitrine/client';
import type { Bag } from '@vitrine/contract';
import type { TestPlatformOptions } from '@vitrine/platform/testing';
import { guestSessionStarted, sessionStarted } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { renderScreen } from '../../../../render-screen.tsx';
import { createLoadContext } from '../../../../testing.ts';
import { screen } from '../index.ts';

export const popular = ['1', '2', '3'].map((id) => productSummary(id));

export async function showBag(
  bag: Bag | undefined,
  responses: Partial<Api> = {},
  isGuest = false,
  options: TestPlatformOptions = {},
  query: Readonly<Record<string, string>> = {},
) {
  const api = {
    rankProducts: async () => popular,
    ...(bag && { getBag: async () => bag }),
    ...responses,
  };
  const context = createLoadContext(api, { query });
  const view = await renderScreen(screen, context, options);
  act(() => {
    context.store.dispatch(bag ? sessionStarted({ isGuest, bagId: 'own' }) : guestSessionStarted());
  });
  if (bag?.items.length) await page.findByRole('heading', { name: '价格明细' });
  return { ...context, ...view };
}

export const checkoutButton = () => page.getByRole('button', { name: /去结算/ });
