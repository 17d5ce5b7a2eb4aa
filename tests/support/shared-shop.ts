import type { TestProject } from 'vitest/node';
import { startHostedShop } from './shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopOrigin: string;
    shopLogFile: string;
  }
}

/**
 * Starts one shop for all tests of the mini-programs and for the journeys that change nothing but what their
 * own visitors have. Orders are quick.
 */
export async function setup(project: TestProject) {
  const shop = await startHostedShop({ env: { ORDER_PACE: '1' } });
  project.provide('shopOrigin', shop.origin);
  project.provide('shopLogFile', shop.logFile);
  return shop.stop;
}
