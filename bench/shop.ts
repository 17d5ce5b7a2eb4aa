import { type ShopProcess, startShopProcess } from '../tests/support/shop.ts';
import { buildIfStale } from '../tooling/build.ts';

export type BenchShop = ShopProcess;

/** Starts the shop as `npm start` does, after building it if necessary. */
export async function startShop(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchShop> {
  await buildIfStale();
  return startShopProcess({ script: 'tooling/serve.ts', dataDir, env });
}
