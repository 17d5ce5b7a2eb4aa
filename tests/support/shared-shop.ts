import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startShop } from './shop.ts';

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
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-log-'));
  const logFile = join(folder, 'shop.log');
  writeFileSync(logFile, '');
  const shop = await startShop({ ORDER_PACE: '1' });
  for (const stream of [shop.process.stdout, shop.process.stderr])
    stream?.on('data', (lines: Buffer) => appendFileSync(logFile, lines));
  project.provide('shopOrigin', shop.origin);
  project.provide('shopLogFile', logFile);
  return async () => {
    await shop.stop();
    rmSync(folder, { recursive: true });
  };
}
