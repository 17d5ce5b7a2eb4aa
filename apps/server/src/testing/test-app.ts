import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp, type Shop } from '../app/create-app.ts';
import { type TestShop, type TestShopOptions, testShop } from './test-shop.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly shop: Shop;
  readonly test: TestShop;
  close(): Promise<void>;
}

type Options = TestShopOptions & Pick<AppOptions, 'now' | 'logStream' | 'extend'>;

/** A whole app over a database of its own, to be called with `app.inject`. */
export async function testApp({ seed, environment, ...options }: Options = {}): Promise<TestApp> {
  const test = await testShop({
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
