import type { Browser, Cookie } from 'playwright-core';
import { photo } from './buyer.ts';
import { enterAsNewcomer } from './caller.ts';
import { type Belongings, furnish } from './furnish.ts';
import type { Who } from './places.ts';

const NEWCOMER = '13900139099';

export interface Inhabited {
  belongings: Belongings;
  /** By which the shop knows them. */
  cookies: Readonly<Record<Who, Cookie[]>>;
}

/** Lets somebody live in a shop for a while, and somebody else come in for the first time. */
export async function inhabit(browser: Browser, origin: string): Promise<Inhabited> {
  const [shopper, newcomer] = await Promise.all([
    browser.newContext({ baseURL: origin }),
    browser.newContext({ baseURL: origin }),
  ]);
  const card = await photo(await shopper.newPage(), '#b9c7d6');
  const belongings = await furnish(shopper, card.buffer);
  await enterAsNewcomer(newcomer, NEWCOMER);
  const cookies = {
    guest: [],
    shopper: await shopper.cookies(),
    newcomer: await newcomer.cookies(),
  };
  await Promise.all([shopper.close(), newcomer.close()]);
  return { belongings, cookies };
}
