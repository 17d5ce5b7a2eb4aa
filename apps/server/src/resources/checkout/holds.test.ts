import { describe, expect, it, vi } from 'vitest';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { SIZES } from '../../testing/till.ts';
import { checkoutDesk, MINUTE, reasonOf } from './testing.ts';

const { two, one, three } = SIZES;
const at = checkoutDesk();
const { released, open, opened, sweep } = at;

describe('held pieces', () => {
  it('cannot be bought by others, but by their holder', async () => {
    const who = await at.till.shopperWith({ [one]: 1 });
    const other = await at.till.shopperWith({ [one]: 1 });
    await opened(who);
    expect((await at.till.ask('getBag', other)).body.items[0].notices).toEqual(['sold-out']);
    expect((await at.till.ask('getBag', who)).body.items[0].notices).toEqual(['last-piece']);
    expect(reasonOf(await open(other))).toBe('bag-empty');
  });

  it('are let go by a new checkout of the same shopper', async () => {
    const who = await at.till.shopperWith({ [one]: 1 });
    const first = await opened(who);
    await opened(who);
    const { body } = await at.till.ask('getCheckoutOrder', who, { params: { id: first.id } });
    expect(body.status).toBe('abandoned');
    expect(released).toEqual([first.id]);
    const holds = await at.till.db.selectFrom('stock_holds').select('quantity').execute();
    expect(holds).toEqual([{ quantity: 1 }]);
  });

  it('are free at the very moment their time is over, swept or not', async () => {
    const { id } = await opened(await at.till.shopperWith({ [one]: 1 }));
    const other = await at.till.shopperWith({ [three]: 1 });
    at.till.clock.now = NOW + 15 * MINUTE - 1;
    const add = { body: { variantId: one } };
    expect(reasonOf(await at.till.ask('addBagItem', other, add))).toBe('sold-out');
    await sweep();
    expect(await at.till.db.selectFrom('stock_holds').selectAll().execute()).toHaveLength(1);
    at.till.clock.now = NOW + 15 * MINUTE;
    expect((await at.till.ask('addBagItem', other, add)).status).toBe(200);
    await sweep();
    const status = await at.till.db
      .selectFrom('checkout_orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(status).toEqual({ status: 'expired' });
    expect(released).toContain(id);
    expect(await at.till.db.selectFrom('stock_holds').selectAll().execute()).toEqual([]);
  });

  it('leave the stock as it is, and tell the catalogue nothing', async () => {
    const { listen, notify } = at.till.database;
    const catalogue = vi.fn();
    const content = vi.fn();
    const stops = [await listen('catalogue', catalogue), await listen('content', content)];
    await opened(await at.till.shopperWith({ [two]: 2 }));
    await notify('content');
    // What was told before it would have come before it.
    await vi.waitFor(() => expect(content).toHaveBeenCalled(), 20_000);
    expect(catalogue).not.toHaveBeenCalled();
    expect(await at.till.stockOf(two)).toBe(2);
    for (const stop of stops) await stop();
  });
});
