import { beginShop, type RunningShop } from '../tests/support/shop.ts';
import { buildIfStale } from '../tooling/build.ts';

const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '0' };

export type BenchShop = RunningShop;

/** Starts the shop as `npm start` does, in a process of its own; what has to be built is built before. */
export function startShop(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchShop> {
  buildIfStale();
  return beginShop({ script: 'tooling/serve.ts', dataDir, env: { ...UNLIMITED, ...env } });
}
