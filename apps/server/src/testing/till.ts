import { bags, checkout } from '@vitrine/contract';
import { createServer } from '../app/create-server.ts';
import { Answers } from '../http/answers.ts';
import { serve } from '../http/serve.ts';
import { createMetrics } from '../observe/metrics.ts';
import { bagHandlers } from '../resources/bags/routes.ts';
import { noPromotions, type PromotionsPort } from '../resources/checkout/promotions-port.ts';
import { checkoutHandlers } from '../resources/checkout/routes.ts';
import { imageAddresses } from '../resources/images/addresses.ts';
import { findSession, openSession } from '../sessions/store.ts';
import { asker, type Buyer, insertAddress, insertShopper, stockIn } from './buyer.ts';
import { both, IDS, NOW, storeFixture } from './catalogue-fixture.ts';
import { testShop } from './test-shop.ts';

const calls = { ...bags, ...checkout };
const HOLD_MS = 15 * 60_000;

/** Sizes of the fixture's measured product: which boutique has them, at which price. */
export const SIZES = {
  /** Two at 7,000 yuan, from the first boutique. */
  two: '1',
  /** One at 8,000 yuan, from the second. */
  one: '2',
  /** None left. */
  none: '3',
  /** Three at 7,200 yuan, from the first boutique. */
  three: '4',
};

/** The calls of bag and checkout over a database of their own, with a clock that tests may turn. */
export async function openTill(promotions: PromotionsPort = noPromotions) {
  const shop = await testShop({ seed: storeFixture });
  const { db } = shop.database;
  const clock = { now: NOW };
  const deps = {
    db,
    images: imageAddresses({ known: () => undefined }),
    now: () => clock.now,
    promotions,
    holdMs: HOLD_MS,
  };
  const app = createServer(shop.settings, createMetrics({ process: false }));
  serve(
    app,
    calls,
    { ...bagHandlers(deps), ...checkoutHandlers(deps) },
    {
      sessions: { findSession: (key) => findSession(db, key, clock.now), settings: shop.settings },
      answers: new Answers(1000),
      checksAnswers: true,
    },
  );

  async function customer(shopperId: string | null): Promise<Buyer> {
    const { key, session } = await openSession(db, clock.now, shopperId);
    return { key, bagId: session.bagId, shopperId: shopperId ?? '' };
  }

  const newShopper = async () => customer(await insertShopper(db));
  const ask = asker(app, calls);
  const { stockOf, setStock } = stockIn(db);

  /** As many pieces of every size as `SIZES` says. */
  async function restock() {
    await setStock(SIZES.two, 2);
    await setStock(SIZES.one, 1);
    await setStock(SIZES.none, 0);
    await setStock(SIZES.three, 3);
  }

  /** A new shopper with these sizes in the bag. */
  async function shopperWith(variants: Readonly<Record<string, number>>): Promise<Buyer> {
    const who = await newShopper();
    for (const [variantId, quantity] of Object.entries(variants))
      await ask('addBagItem', who, { body: { variantId, quantity } });
    return who;
  }

  /** An address in the book of a shopper; the first one of a country's states. */
  const addAddress = ({ shopperId }: Buyer, countryCode: 'CN' | 'HK' = 'CN', stateId = '4202') =>
    insertAddress(db, { shopperId, now: clock.now, isDefault: false, countryCode, stateId });

  return {
    database: shop.database,
    db,
    deps,
    clock,
    ask,
    newGuest: () => customer(null),
    newShopper,
    shopperWith,
    addAddress,
    /** Another session of the same shopper. */
    again: (who: Buyer) => customer(who.shopperId),
    stockOf,
    setStock,
    restock,
    close: async () => {
      await app.close();
      await shop.close();
    },
  };
}

export type Till = Awaited<ReturnType<typeof openTill>>;

/** A province of Hong Kong, which the fixture of the catalogue has no need of. */
export const addHongKong = async ({ db }: Till) => {
  await db
    .insertInto('country_states')
    .values({
      id: '9201',
      country_id: '92',
      code: 'HK',
      name: JSON.stringify(both('香港', 'Hong Kong')),
    })
    .execute();
  return '9201';
};

export { type Buyer, IDS };
