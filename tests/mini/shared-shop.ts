import type { TestProject } from 'vitest/node';
import { startShop } from '../support/shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopOrigin: string;
  }
}

/**
 * Starts one shop for all tests of the mini-programs, with quick orders. It has no rate limit, because all
 * devices call from one IP.
 */
export async function setup(project: TestProject) {
  const shop = await startShop({ ORDER_PACE: '1', RATE_LIMIT_PER_MINUTE: '0' });
  project.provide('shopOrigin', shop.origin);
  return () => shop.stop();
}
