import type { Browser, Cookie } from 'playwright-core';
import { startNewShopperSession } from './api-client.ts';
import { createPhoto } from './page-actions.ts';
import type { Visitor } from './places.ts';
import { createShopperFixture, type ShopperFixture } from './shopper-fixture.ts';

const NEWCOMER = '13900139099';

export interface ShopFixture {
  shopper: ShopperFixture;
  /** The session cookies of each kind of visitor. */
  cookies: Readonly<Record<Visitor, Cookie[]>>;
}

/** Creates a shopper with data and a new shopper without any, and returns their cookies. */
export async function createShopFixture(browser: Browser, origin: string): Promise<ShopFixture> {
  const [shopper, newcomer] = await Promise.all([
    browser.newContext({ baseURL: origin }),
    browser.newContext({ baseURL: origin }),
  ]);
  const card = await createPhoto(await shopper.newPage(), '#b9c7d6');
  const belongings = await createShopperFixture(shopper, card.buffer);
  await startNewShopperSession(newcomer, NEWCOMER);
  const cookies = {
    guest: [],
    shopper: await shopper.cookies(),
    newcomer: await newcomer.cookies(),
  };
  await Promise.all([shopper.close(), newcomer.close()]);
  return { shopper: belongings, cookies };
}
