import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp, type ShopServices } from '../../src/app/create-app.ts';
import { openTestShop, type TestShop, type TestShopOptions } from './test-shop.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly shop: ShopServices;
  readonly test: TestShop;
  close(): Promise<void>;
}

type Options = TestShopOptions &
  Pick<AppOptions, 'now' | 'logStream' | 'extend' | 'wrapFindSession'>;

/** Opens the whole app with its own database, for requests with `app.inject`. */
export async function openTestApp({
  seed,
  environment,
  ...options
}: Options = {}): Promise<TestApp> {
  const test = await openTestShop({
    ...(seed ? { seed } : {}),
    ...(environment ? { environment } : {}),
  });
  const { app, shop } = await createApp({
    settings: test.settings,
    database: test.database,
    ...options,
  });
  return {
    app,
    shop,
    test,
    close: async () => {
      await app.close();
      await test.close();
    },
  };
}
