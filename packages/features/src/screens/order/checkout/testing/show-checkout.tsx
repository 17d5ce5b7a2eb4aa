import { act } from '@testing-library/react';
import type { Api } from '@vitrine/client';
import type { CheckoutOrder } from '@vitrine/contract';
import type { TestPlatformOptions } from '@vitrine/platform/testing';
import { shopperSessionStarted } from '@vitrine/state';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderInShop } from '../../../../render-screen.tsx';
import { ScreenView } from '../../../../ScreenView.tsx';
import { createLoadContext, NOON } from '../../../../testing.ts';
import { screen } from '../index.ts';
import { address, coupon, order, personalId } from './fixtures.ts';

interface ShowOptions {
  checkout?: Partial<CheckoutOrder>;
  step?: string;
  query?: Record<string, string>;
  options?: TestPlatformOptions;
}

export const attached = { personalId, isRequired: true, isImageRequired: false };

/** Starts every test of a file at noon, with a running clock. */
export function startAtNoon() {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON, shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Renders the checkout of a shopper with a saved address, a personal ID and a coupon. */
export async function showCheckout(responses: Partial<Api> = {}, show: ShowOptions = {}) {
  const { checkout, step, query = {}, options } = show;
  const context = createLoadContext({
    getCheckoutOrder: async () => order(checkout),
    listAddresses: async () => [address],
    listPersonalIds: async () => [personalId],
    getCheckoutPersonalId: async () => attached,
    listMyRewardPackages: async () => [coupon],
    ...responses,
  });
  const params = { id: '800001', ...(step && { step }) };
  const view = renderInShop(
    context,
    <ScreenView screen={screen} params={params} query={query} />,
    {},
    options,
  );
  await act(async () => void context.store.dispatch(shopperSessionStarted('key')));
  return { ...view, ...context };
}
