import type { TestProject } from 'vitest/node';
import { startShop } from '../support/shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopOrigin: string;
  }
}

/**
 * One shop for all walks of the mini-programs: its orders travel quickly. All devices call from one
 * address, more often in a minute than a shopper ever could.
 */
export async function setup(project: TestProject) {
  const shop = await startShop({ ORDER_PACE: '1', RATE_LIMIT_PER_MINUTE: '0' });
  project.provide('shopOrigin', shop.origin);
  return () => shop.stop();
}
