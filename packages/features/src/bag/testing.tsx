import { act, screen as page } from '@testing-library/react';
import { type Api, ApiError } from '@vitrine/client';
import type { Bag } from '@vitrine/contract';
import type { TestPlatformOptions } from '@vitrine/platform/testing';
import { guestEntered, sessionEntered } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

export const popular = ['1', '2', '3'].map((id) => productSummary(id));

export async function showBag(
  bag: Bag | undefined,
  answers: Partial<Api> = {},
  isGuest = false,
  options: TestPlatformOptions = {},
) {
  const context = loadContext({
    rankProducts: async () => popular,
    ...(bag && { getBag: async () => bag }),
    ...answers,
  });
  const shown = await showScreen(screen, context, options);
  act(() => {
    context.store.dispatch(bag ? sessionEntered({ isGuest, bagId: 'own' }) : guestEntered());
  });
  if (bag?.items.length) await page.findByRole('heading', { name: '价格明细' });
  return { ...context, ...shown };
}

export const refusal = (reason: string, message: string) =>
  new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code: 'conflict', reason, message } },
  });

export const checkout = () => page.getByRole('button', { name: /去结算/ });
