import { describe, expect, it, vi } from 'vitest';
import { NOW } from '../../test/support/catalogue-fixture.ts';
import { SIZES } from '../../test/support/checkout-harness.ts';
import { MINUTE, setUpCheckout } from '../../test/support/checkout-setup.ts';
import { reasonOf } from '../../test/support/reason-of.ts';

const { two, one, three } = SIZES;
const setup = setUpCheckout();
const { released, createCheckout, createOpenCheckout, runJob } = setup;

describe('stock reservations', () => {
  it('reserves items for one shopper against all others', async () => {
    const buyer = await setup.harness.shopperWith({ [one]: 1 });
    const other = await setup.harness.shopperWith({ [one]: 1 });
    await createOpenCheckout(buyer);
    expect((await setup.harness.call('getBag', other)).body.items[0].notices).toEqual(['sold-out']);
    expect((await setup.harness.call('getBag', buyer)).body.items[0].notices).toEqual([
      'last-piece',
    ]);
    expect((await createCheckout(other)).body.error).toMatchObject({
      reason: 'sold-out',
      message: expect.stringMatching(/has sold out. Save it to your wishlist/),
    });
  });

  it('releases reservations when the same shopper creates a new checkout', async () => {
    const buyer = await setup.harness.shopperWith({ [one]: 1 });
    const first = await createOpenCheckout(buyer);
    await createOpenCheckout(buyer);
    const { body } = await setup.harness.call('getCheckoutOrder', buyer, {
      params: { id: first.id },
    });
    expect(body.status).toBe('abandoned');
    expect(released).toEqual([first.id]);
    const reservations = await setup.harness.db
      .selectFrom('stock_reservations')
      .select('quantity')
      .execute();
    expect(reservations).toEqual([{ quantity: 1 }]);
  });

  it('frees reserved stock exactly at expiry, before any job runs', async () => {
    const { id } = await createOpenCheckout(await setup.harness.shopperWith({ [one]: 1 }));
    const other = await setup.harness.shopperWith({ [three]: 1 });
    setup.harness.clock.now = NOW + 15 * MINUTE - 1;
    const add = { body: { variantId: one } };
    expect(reasonOf(await setup.harness.call('addBagItem', other, add))).toBe('sold-out');
    await runJob();
    expect(
      await setup.harness.db.selectFrom('stock_reservations').selectAll().execute(),
    ).toHaveLength(1);
    setup.harness.clock.now = NOW + 15 * MINUTE;
    expect((await setup.harness.call('addBagItem', other, add)).status).toBe(200);
    await runJob();
    const status = await setup.harness.db
      .selectFrom('checkout_orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(status).toEqual({ status: 'expired' });
    expect(released).toContain(id);
    expect(await setup.harness.db.selectFrom('stock_reservations').selectAll().execute()).toEqual(
      [],
    );
  });

  it('leaves the stock unchanged and does not notify the catalogue', async () => {
    const { listen, notify } = setup.harness.database;
    const catalogue = vi.fn();
    const content = vi.fn();
    const stops = [await listen('catalogue', catalogue), await listen('content', content)];
    await createOpenCheckout(await setup.harness.shopperWith({ [two]: 2 }));
    await notify('content');
    // Notifications arrive in order, so an earlier one would have arrived by now.
    await vi.waitFor(() => expect(content).toHaveBeenCalled(), 20_000);
    expect(catalogue).not.toHaveBeenCalled();
    expect(await setup.harness.stockOf(two)).toBe(2);
    for (const stop of stops) await stop();
  });
});
