import { toChinaIsoDate } from '@vitrine/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBalancedBooks, expectRecords, expectSameExport } from './check-books.ts';
import { deliverParcel, sendOrder } from './fulfil-order.ts';
import { openBusiness } from './open-business.ts';
import { buy, publishProducts } from './sell-products.ts';
import { createShopperActor } from './shopper-actor.ts';
import { openStoryShop, type StoryShop } from './story-shop.ts';
import { takeBack } from './take-back.ts';
import { writeCatalogue } from './write-catalogue.ts';

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 300_000;

let shop: StoryShop;
beforeAll(async () => {
  shop = await openStoryShop();
});
afterAll(() => shop.close());

/** From an empty database to 1,000 products, with an owner and the staff of two merchants. */
async function setUp(writes: string[]) {
  expect(await shop.run('migrate')).toContain('Applied migration');
  const ownerUrl = await shop.run('owner');
  await shop.start();
  const business = await openBusiness(shop, ownerUrl, writes);
  await shop.stop();
  const { file, photos } = await writeCatalogue(shop.folder);
  expect(await shop.run('import', file, '--images', photos)).toContain(
    '1,000 rows, 2,000 products and variants added or changed, 0 rows with errors',
  );
  await shop.start();
  return business;
}

it(
  'a shop is set up, sells, delivers, takes back and balances its books',
  async () => {
    const writes: string[] = [];
    const { owner, staff, merchantIds } = await setUp(writes);
    const shopper = createShopperActor(shop);
    const day = toChinaIsoDate(shop.now());
    const variantIds = await publishProducts(shop, owner, merchantIds);
    const { id } = await buy(shop, shopper, variantIds);

    const numbers: string[] = [];
    for (const [index, each] of staff.entries())
      numbers.push(await sendOrder(each, `SF123456789${index}`));
    await shop.runJobs();
    await shop.restart();
    for (const number of numbers) await deliverParcel(shop, number);
    const { merchantOrders } = await shopper.readsOrder(id);
    expect(merchantOrders.map(({ status }) => status)).toEqual(['delivered', 'delivered']);

    const [returned] = merchantOrders;
    const seller = staff[merchantIds.indexOf(returned?.merchant.id ?? '')];
    if (!returned || !seller) throw new Error('Nothing was delivered');
    await takeBack(shop, { shopper, owner, staff: seller }, returned);

    shop.advance(26 * HOUR_MS);
    await shop.runJobs();
    await owner.logIn();
    await expectBalancedBooks(shop, owner, day);
    await expectRecords(owner, writes);
    expect(shop.providers.messages.sort()).toEqual([
      'SMS_1',
      'SMS_DELIVERED',
      'SMS_DELIVERED',
      'SMS_PAID',
      'SMS_REFUNDED',
      'SMS_SHIPPED',
      'SMS_SHIPPED',
    ]);
    expect(shop.errors).toEqual([]);
    await shop.stop();
    await expectSameExport(shop);
  },
  TIMEOUT_MS,
);
