import { productAlerts } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type LiveCatalogue, openCatalogue } from '../../src/catalogue/live-catalogue.ts';
import type { RecurringJob } from '../../src/jobs/recurring-job.ts';
import { savePermission } from '../../src/notifications/message-permissions.ts';
import type { QuietHours } from '../../src/notifications/quiet-hours.ts';
import { openProviders, type Providers } from '../../src/providers/providers.ts';
import type { ProductAlertDeps } from '../../src/resources/product-alerts/deps.ts';
import { findDueAlerts, sendAlerts } from '../../src/resources/product-alerts/jobs.ts';
import { productAlertHandlers } from '../../src/resources/product-alerts/routes.ts';
import { online, seedCatalogueFixture } from './catalogue-fixture.ts';
import { createKeyring } from './personal-id-fixture.ts';
import { openResourceApp, type ResourceApp, type Visitor } from './resource-app.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

const START = Date.UTC(2026, 9, 1);
const PRICE = 1_000_000;

/** Serves the calls of product alerts over a catalogue. Every test has a product of two sizes of its own. */
export function setUpProductAlerts() {
  let shop: TestShop;
  let catalogue: LiveCatalogue;
  let app: ResourceApp;
  let providers: Providers;
  let now = START;
  let quietHours: QuietHours | undefined;
  let tests = 0;
  let productId = '';
  let sizes: string[] = [];
  const db = () => shop.database.db;

  beforeAll(async () => {
    shop = await openTestShop({ seed: seedCatalogueFixture });
    const { database } = shop;
    catalogue = await openCatalogue({ database, listImages: () => [], onSwap() {} });
    providers = openProviders(shop.settings.providers, {
      db: db(),
      now: () => now,
      brand: shop.settings.brand,
    });
    const handlers = productAlertHandlers({ db: db(), catalogue, providers, now: () => now });
    app = await openResourceApp(shop, productAlerts, handlers, { now: () => now });
  });
  beforeEach(async () => {
    now += 3_600_000;
    tests += 1;
    productId = online[tests]?.id ?? '';
    await db().deleteFrom('sandbox_messages').execute();
    await db().deleteFrom('product_alerts').execute();
    await db().deleteFrom('awaited_changes').execute();
    const rows = await db()
      .updateTable('variants')
      .set({ quantity: 0, price_incl_taxes: PRICE, price_without_promotion: PRICE })
      .where('product_id', '=', productId)
      .returning('id')
      .execute();
    sizes = rows.map(({ id }) => id);
  });
  afterAll(async () => {
    await app.close();
    await catalogue.close();
    await shop.close();
  });

  async function runJob(job: RecurringJob<ProductAlertDeps>, messages = providers.messages) {
    const deps: ProductAlertDeps = {
      db: db(),
      catalogue,
      keyring: createKeyring('shop'),
      providers: { ...providers, messages },
      settings: { publicUrl: 'https://shop.test', quietHours },
      logError() {},
      now: () => now,
    };
    const context = { database: shop.database, dataDir: '', now: () => now, deps };
    let hasMore: boolean | undefined = true;
    while (hasMore) hasMore = await job.run(context);
  }

  return {
    db,
    price: PRICE,
    ask: (...given: Parameters<ResourceApp['ask']>) => app.ask(...given),
    messagePorts: () => providers.messages,
    productId: () => productId,
    size: () => sizes[0] ?? '',
    otherSize: () => sizes[1] ?? '',
    newGuest: () => app.newGuest(),
    setQuietHours(hours: QuietHours | undefined) {
      quietHours = hours;
    },
    setTime(time: number) {
      now = time;
    },
    pass(ms: number) {
      now += ms;
    },
    /** A shopper who can be reached by mobile. */
    async newShopper(): Promise<Visitor & { shopperId: string }> {
      const visitor = await app.newShopper();
      const mobile = `86139${visitor.shopperId.padStart(8, '0')}`;
      await db()
        .updateTable('shoppers')
        .set({ mobile })
        .where('id', '=', visitor.shopperId)
        .execute();
      return visitor;
    },
    /** A shopper whom only a mini-program knows, with what they do in its prompt. */
    async newMiniShopper() {
      const visitor = await app.newShopper();
      const { shopperId } = visitor;
      const port = providers.messages.minip;
      const subject = `mini-${shopperId}`;
      await db()
        .insertInto('external_identities')
        .values({ provider: 'minip', subject, shopper_id: shopperId })
        .execute();
      const answer = async (template: string, isAccepted: boolean) => {
        const templateCode = port.templates.get(template)?.code ?? '';
        const owner = { shopperId, channel: 'minip' } as const;
        await savePermission(db(), owner, { templateCode, isAccepted }, now);
        if (isAccepted) await port.noteAccepted?.(subject, templateCode);
      };
      return { ...visitor, subject, answer };
    },
    setStock: (quantity: number, variantId = sizes[0] ?? '') =>
      db().updateTable('variants').set({ quantity }).where('id', '=', variantId).execute(),
    setPrice: (price: number) =>
      db()
        .updateTable('variants')
        .set({ price_incl_taxes: price, price_without_promotion: 2 * PRICE, quantity: 1 })
        .where('product_id', '=', productId)
        .execute(),
    createAlert: (visitor: Visitor, body: object, language = 'zh-CN') =>
      app.ask('POST', 'my/product-alerts', { visitor, body, language }),
    listAlerts: async (visitor: Visitor) =>
      (await app.ask('GET', 'my/product-alerts', { visitor })).body,
    /** Runs both jobs, as a server process does every two seconds. */
    async runJobs(messages = providers.messages) {
      await runJob(findDueAlerts, messages);
      await runJob(sendAlerts, messages);
    },
    findMessages: () => db().selectFrom('sandbox_messages').selectAll().orderBy('id').execute(),
  };
}
