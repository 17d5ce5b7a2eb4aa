import { bags, checkout } from '@vitrine/contract';
import { createServer } from '../../src/app/create-server.ts';
import { ResponseCache } from '../../src/http/response-cache.ts';
import { serve } from '../../src/http/serve.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { bagHandlers } from '../../src/resources/bags/routes.ts';
import { noPromotions, type PromotionsPort } from '../../src/resources/checkout/promotions-port.ts';
import { checkoutHandlers } from '../../src/resources/checkout/routes.ts';
import { createImageUrls } from '../../src/resources/images/image-urls.ts';
import { findSession, openSession } from '../../src/sessions/store.ts';
import {
  type Buyer,
  createCaller,
  createStockHelpers,
  insertAddress,
  insertShopper,
} from './buyer.ts';
import { both, IDS, NOW, seedCatalogueFixture } from './catalogue-fixture.ts';
import { openTestShop } from './test-shop.ts';

const calls = { ...bags, ...checkout };
const RESERVATION_MS = 15 * 60_000;

/** Variants of the fixture's measured product, with merchant and price. */
export const SIZES = {
  /** Two at 7,000 yuan, from the first merchant. */
  two: '1',
  /** One at 8,000 yuan, from the second. */
  one: '2',
  /** Sold out. */
  none: '3',
  /** Three at 7,200 yuan, from the first merchant. */
  three: '4',
};

/** A server with the calls of bag and checkout, its own database and a clock that tests can set. */
export async function openCheckoutHarness(promotions: PromotionsPort = noPromotions) {
  const shop = await openTestShop({ seed: seedCatalogueFixture });
  const { db } = shop.database;
  const clock = { now: NOW };
  const deps = {
    db,
    images: createImageUrls({ get: () => undefined }),
    now: () => clock.now,
    promotions,
    reservationMs: RESERVATION_MS,
    trackAddedToBag: async () => {},
    providers: {
      offeredPayments: {
        channels: ['wechat-native'],
        instalments: [3],
        rehearsed: [],
        isTestOffered: false,
      },
    } as const,
  };
  const app = createServer(shop.settings, createMetrics({ process: false }));
  serve(
    app,
    calls,
    { ...bagHandlers(deps), ...checkoutHandlers(deps) },
    {
      sessions: { findSession: (key) => findSession(db, key, clock.now), settings: shop.settings },
      responseCache: new ResponseCache(1000),
      validatesResponses: true,
    },
  );

  async function openSessionOf(shopperId: string | null): Promise<Buyer> {
    const { key, session } = await openSession(db, clock.now, shopperId);
    return { key, bagId: session.bagId, shopperId: shopperId ?? '' };
  }

  const newShopper = async () => openSessionOf(await insertShopper(db));
  const call = createCaller(app, calls);
  const { stockOf, setStock } = createStockHelpers(db);

  /** Sets the stock of each size as described in `SIZES`. */
  async function restock() {
    await setStock(SIZES.two, 2);
    await setStock(SIZES.one, 1);
    await setStock(SIZES.none, 0);
    await setStock(SIZES.three, 3);
  }

  /** Creates a shopper with these variants in the bag. */
  async function shopperWith(variants: Readonly<Record<string, number>>): Promise<Buyer> {
    const buyer = await newShopper();
    for (const [variantId, quantity] of Object.entries(variants))
      await call('addBagItem', buyer, { body: { variantId, quantity } });
    return buyer;
  }

  /** Adds an address to the shopper's address book. */
  const addAddress = ({ shopperId }: Buyer, countryCode: 'CN' | 'HK' = 'CN', stateId = '4202') =>
    insertAddress(db, { shopperId, now: clock.now, isDefault: false, countryCode, stateId });

  return {
    database: shop.database,
    db,
    deps,
    clock,
    call,
    newGuest: () => openSessionOf(null),
    newShopper,
    shopperWith,
    addAddress,
    /** Opens another session of the same shopper. */
    openSessionFor: (buyer: Buyer) => openSessionOf(buyer.shopperId),
    stockOf,
    setStock,
    restock,
    close: async () => {
      await app.close();
      await shop.close();
    },
  };
}

export type CheckoutHarness = Awaited<ReturnType<typeof openCheckoutHarness>>;

/** Adds the Hong Kong state, which the catalogue fixture does not contain. */
export const addHongKong = async ({ db }: CheckoutHarness) => {
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
