import { act } from '@testing-library/react';
import { type Api, ApiError, type ClientErrorCode } from '@vitrine/client';
import type { CheckoutOrder } from '@vitrine/contract';
import type { TestPlatformOptions } from '@vitrine/platform/testing';
import { shopperEntered } from '@vitrine/state';
import { afterEach, beforeEach, vi } from 'vitest';
import { showIn } from '../../showing.tsx';
import { loadContext, NOON } from '../../testing.ts';
import { screen } from '../screen.ts';
import { address, coupon, order, person } from './fixtures.ts';

interface Shown {
  checkout?: Partial<CheckoutOrder>;
  step?: string;
  query?: Record<string, string>;
  options?: TestPlatformOptions;
}

export const refused = (
  code: ClientErrorCode,
  reason: string,
  message: string,
  fields?: object[],
) =>
  new ApiError(code, {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code, reason, message, requestId: 'r', ...(fields && { fields }) } },
  });

export const bound = { personalId: person, isRequired: true, isImageRequired: false };

/** Every test of a file begins at noon, from where the clock goes on. */
export function beginAtNoon() {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON, shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Shows the checkout of a shopper whose book, people and coupons are known. */
export async function showCheckout(answers: Partial<Api> = {}, given: Shown = {}) {
  const { checkout, step, query = {}, options } = given;
  const context = loadContext({
    getCheckoutOrder: async () => order(checkout),
    listAddresses: async () => [address],
    listPersonalIds: async () => [person],
    getCheckoutPersonalId: async () => bound,
    listMyRewardPackages: async () => [coupon],
    ...answers,
  });
  const params = { id: '800001', ...(step && { step }) };
  const shown = showIn(context, <screen.View params={params} query={query} />, {}, options);
  await act(async () => void context.store.dispatch(shopperEntered('key')));
  return { ...shown, ...context };
}
