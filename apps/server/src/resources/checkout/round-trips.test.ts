import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type CheckoutHarness,
  openCheckoutHarness,
  SIZES,
} from '../../../test/support/checkout-harness.ts';
import { recordStatements } from '../../../test/support/record-statements.ts';

const { one, two, three } = SIZES;

let harness: CheckoutHarness;
let record: ReturnType<typeof recordStatements>;

beforeAll(async () => {
  harness = await openCheckoutHarness();
  record = recordStatements(harness.database.pool);
});
beforeEach(() => harness.restock());
afterAll(() => harness.close());

/** The statements of an action. */
async function listStatements(action: () => Promise<{ status: number }>) {
  const { result, statements } = await record(action);
  expect(result.status).toBe(200);
  return statements;
}

it('adds to a bag with one look-up of the session, one change and one reading', async () => {
  const buyer = await harness.shopperWith({ [one]: 1 });
  const headers = { 'idempotency-key': 'add-00001' };
  const add = () =>
    harness.call('addBagItem', buyer, { body: { variantId: three, quantity: 2 }, headers });
  const [session, change, reading, ...more] = await listStatements(add);
  expect(session).toContain('"sessions"');
  expect(change).toContain('add_bag_item');
  expect(reading).toContain('"bag_items"');
  expect(more).toEqual([]);
});

it('checks out any number of items with the same statements, none of them twice', async () => {
  const checkOut = async (variants: Record<string, number>) => {
    const buyer = await harness.shopperWith(variants);
    return listStatements(() => harness.call('createCheckoutOrder', buyer, { body: {} }));
  };
  const ofThree = await checkOut({ [one]: 1, [two]: 2, [three]: 1 });
  await harness.restock();
  await harness.db.deleteFrom('stock_reservations').execute();
  const ofOne = await checkOut({ [one]: 1 });
  expect(ofThree).toEqual(ofOne);
  expect(new Set(ofOne).size).toBe(ofOne.length);
  expect(ofOne.length).toBeLessThanOrEqual(9);
});
