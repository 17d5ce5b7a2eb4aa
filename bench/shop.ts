import { type RunningShop, startShopProcess } from '../tests/support/shop.ts';
import { buildIfStale } from '../tooling/build.ts';

export type BenchShop = RunningShop;

/** Starts the shop as `npm start` does, after building it if necessary. */
export function startShop(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchShop> {
  buildIfStale();
  return startShopProcess({ script: 'tooling/serve.ts', dataDir, env, isMeasured: true });
}
