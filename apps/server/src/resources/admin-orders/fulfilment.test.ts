import { describe, expect, it } from 'vitest';
import { setUpMerchantOrders } from '../../../test/admin/merchant-order-setup.ts';
import { SIZES } from '../../../test/support/checkout-harness.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { reportOverdueOrders } from './jobs.ts';

const setup = setUpMerchantOrders();
const { act, read, newOrder } = setup;

let parcels = 0;
const newParcel = () => ({
  carrier: 'shunfeng',
  trackingNumber: `SF20000000${String(++parcels).padStart(3, '0')}`,
});

describe('a merchant order', () => {
  it('is accepted, packed, sent in two parcels and delivered', async () => {
    const { merchantOrderId: id, itemIds } = await newOrder();
    expect((await read(id)).body.actions).toEqual(['accept', 'reject']);
    expect((await act(id, 'acceptance')).status).toBe(200);
    expect((await act(id, 'packing')).status).toBe(200);
    const half = { ...newParcel(), items: [{ orderItemId: itemIds[0], quantity: 1 }] };
    const [sent] = (await act(id, 'parcels', half)).body.items;
    expect(sent).toMatchObject({ shippedQuantity: 1, unshippedQuantity: 1 });
    expect((await read(id)).body.actions).toContain('ship');
    expect((await act(id, 'events', { action: 'deliver' })).body.error?.reason).toBe(
      'items-not-shipped',
    );
    const rest = newParcel();
    const sentAll = (await act(id, 'parcels', rest)).body;
    expect(sentAll.parcels).toHaveLength(2);
    expect(sentAll.actions).not.toContain('ship');
    expect((await act(id, 'parcels', newParcel())).body.error?.reason).toBe('nothing-to-ship');
    const { body } = await act(id, 'events', { action: 'deliver' });
    expect(body.status).toBe('delivered');
    expect(body.parcels.every(({ deliveredAt }) => deliveredAt !== null)).toBe(true);
    expect(body.timeline.map(({ code }) => code)).toEqual([
      'delivered',
      'shipped',
      'shipped',
      'packed',
      'accepted',
    ]);
  });

  it('refuses a step out of turn and a number that is taken', async () => {
    const { merchantOrderId: id } = await newOrder();
    expect((await act(id, 'packing')).body.error?.reason).toBe('action-impossible');
    expect((await act(id, 'parcels', newParcel())).body.error?.reason).toBe('action-impossible');
    const { merchantOrderId: first } = await newOrder({ status: 'packed' });
    const { merchantOrderId: second } = await newOrder({ status: 'packed' });
    const parcel = newParcel();
    expect((await act(first, 'parcels', parcel)).status).toBe(200);
    expect((await act(second, 'parcels', parcel)).body.error?.reason).toBe('number-taken');
  });

  it('is sent once when two operators send it at the same moment', async () => {
    const { merchantOrderId: id } = await newOrder({ status: 'packed' });
    const answers = await Promise.all([
      act(id, 'parcels', newParcel()),
      act(id, 'parcels', newParcel()),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is sent once when the call is repeated with its key', async () => {
    const { merchantOrderId: id } = await newOrder({ status: 'packed' });
    const parcel = newParcel();
    const headers = { 'idempotency-key': `ship-${id}` };
    await act(id, 'parcels', parcel, headers);
    const { status, body } = await act(id, 'parcels', parcel, headers);
    expect(status).toBe(200);
    expect(body.parcels).toHaveLength(1);
  });

  it('stays in customs until the personal ID has passed', async () => {
    const { merchantOrderId: id } = await newOrder({
      status: 'clearing',
      isPersonalIdRequired: true,
    });
    expect((await act(id, 'events', { action: 'clear' })).body.error?.reason).toBe(
      'personal-id-not-passed',
    );
  });

  it('belongs to its merchant alone', async () => {
    const { merchantOrderId: id } = await newOrder({ merchantId: '1' });
    expect((await read(id)).status).toBe(404);
    for (const [path, body] of [
      ['acceptance', {}],
      ['packing', {}],
      ['rejection', { reason: 'other', note: 'x' }],
      ['parcels', newParcel()],
      ['events', { action: 'deliver' }],
      ['notes', { content: 'x' }],
      ['packing-slip', {}],
    ] as const)
      expect((await act(id, path, body)).status, path).toBe(404);
    const { body } = await setup.harness.ask('GET', 'merchant-orders?size=200', {
      session: setup.staff,
    });
    const ids = body.items.map((order: { id: string }) => order.id);
    expect(ids).not.toContain(id);
    expect((await read(id, setup.owner)).status).toBe(200);
  });

  it('hides the recipient, except on papers, whose reading is recorded', async () => {
    const { merchantOrderId: id } = await newOrder({ status: 'packed' });
    const hidden = JSON.stringify((await read(id)).body);
    for (const text of ['林知夏', '13800138000', '武康路']) expect(hidden).not.toContain(text);
    const { body } = await setup.harness.ask('POST', `merchant-orders/${id}/packing-slip`, {
      session: setup.staff,
      body: { paper: 'a4', document: 'customs' },
    });
    for (const text of ['林知夏', '13800138000', '武康路', 'size: A4'])
      expect(body.html).toContain(text);
    const record = await setup.harness.db
      .selectFrom('audit_records')
      .select(['action', 'reason'])
      .where('target_id', '=', id)
      .where('target_type', '=', 'merchant-order')
      .executeTakeFirstOrThrow();
    expect(record.action).toBe('createPackingSlip');
  });

  it('reveals the address to those who may see it, and records the reason', async () => {
    const { merchantOrderId: id } = await newOrder({ status: 'packed' });
    const reason = '顾客来电改地址';
    const refused = await act(id, 'address', { reason });
    expect(refused.status).toBe(403);
    expect((await act(id, 'address', {}, {}, setup.owner)).status).toBe(400);
    const { body } = await act(id, 'address', { reason }, {}, setup.owner);
    expect(body).toMatchObject({ name: '林知夏', addressLine: '武康路 12 弄 3 号' });
    const record = await setup.harness.db
      .selectFrom('audit_records')
      .select(['action', 'reason'])
      .where('target_id', '=', id)
      .where('target_type', '=', 'merchant-order')
      .executeTakeFirstOrThrow();
    expect(record).toEqual({ action: 'revealOrderAddress', reason });
  });

  it('keeps the notes of operators', async () => {
    const { merchantOrderId: id } = await newOrder();
    const { body } = await act(id, 'notes', { content: '<b>请加急</b>' });
    expect(body.notes).toMatchObject([{ content: '<b>请加急</b>' }]);
  });
});

describe('the queue', () => {
  it('begins with what is due first, over its pages', async () => {
    const { now } = setup.harness.clock;
    const hour = 3_600_000;
    // Due in 23 hours, in one, and in two.
    const fresh = await newOrder({ now: now - hour });
    const late = await newOrder({ now: now - 23 * hour });
    const packed = await newOrder({ status: 'packed', now: now - 70 * hour });
    const ids = [late, packed, fresh].map(({ merchantOrderId }) => merchantOrderId);
    const seen: string[] = [];
    let cursor = '';
    do {
      const path = `merchant-orders?sort=due&size=1${cursor && `&cursor=${cursor}`}`;
      const { body } = await setup.harness.ask('GET', path, { session: setup.staff });
      seen.push(...body.items.map(({ id }: { id: string }) => id));
      cursor = body.nextCursor ?? '';
    } while (cursor);
    expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('offers all carriers, the likeliest first', async () => {
    const { body } = await setup.harness.ask('GET', 'carriers?number=SF1234567890123', {
      session: setup.staff,
    });
    expect(body[0]).toEqual({ code: 'shunfeng', name: 'SF Express', isSuggested: true });
    expect(body).toContainEqual({ code: 'dhl', name: 'DHL', isSuggested: false });
  });

  it('recognises the carrier where the provider is silent or missing', async () => {
    const { carriers } = setup.harness.deps.providers;
    const { suggest } = carriers;
    const answers = [
      async () => [],
      async () => {
        throw new ProviderError('absent', 'no tracking');
      },
    ];
    for (const answer of answers) {
      carriers.suggest = answer;
      const { body } = await setup.harness
        .ask('GET', 'carriers?number=JD0012345678', { session: setup.staff })
        .finally(() => {
          carriers.suggest = suggest;
        });
      expect(body[0]).toMatchObject({ code: 'jd', isSuggested: true });
    }
  });

  it('goes on after the last one of a page, and is found by the numbers of orders and parcels', async () => {
    const first = await newOrder({ status: 'packed' });
    const second = await newOrder({ status: 'packed' });
    const list = async (query: string) =>
      (await setup.harness.ask('GET', `merchant-orders?${query}`, { session: setup.staff })).body;
    const page = await list('status=packed&sort=newest&size=1');
    expect(page.items[0].id).toBe(second.merchantOrderId);
    const next = await list(`status=packed&sort=newest&size=1&cursor=${page.nextCursor}`);
    expect(next.items[0].id).toBe(first.merchantOrderId);
    const byNumber = await list(`search=${page.items[0].orderNumber}`);
    expect(byNumber.items).toHaveLength(1);
    const parcel = newParcel();
    await act(second.merchantOrderId, 'parcels', parcel);
    expect((await list(`search=${parcel.trackingNumber}`)).items[0].id).toBe(
      second.merchantOrderId,
    );
  });

  it('lists what is picked for each order: SKU, size, and what is left to be shipped', async () => {
    const variant = await setup.harness.db
      .selectFrom('variants')
      .selectAll()
      .where('id', '=', SIZES.two)
      .executeTakeFirstOrThrow();
    const coat = { quantity: 3, price: 1, amountPaid: 3, variantId: variant.id };
    const gone = { quantity: 1, price: 1, amountPaid: 1, variantId: '999999', productId: '999999' };
    const order = await newOrder({
      status: 'packed',
      items: [{ ...coat, productId: variant.product_id }, gone],
    });
    await newOrder({ status: 'packed' });
    const sent = [{ orderItemId: order.itemIds[0], quantity: 2 }];
    await act(order.merchantOrderId, 'parcels', { ...newParcel(), items: sent });
    const { body } = await setup.harness.ask(
      'GET',
      'merchant-orders?status=packed,shipped&size=200',
      {
        session: setup.staff,
      },
    );
    const row = body.items.find(({ id }: { id: string }) => id === order.merchantOrderId);
    expect(row.lines).toEqual([
      {
        ...{ id: order.itemIds[0], brand: 'Maison', description: 'Wool coat', image: null },
        ...{ sku: variant.sku, colour: expect.any(String), size: 'FR 38' },
        ...{ quantity: 3, unshippedQuantity: 1 },
      },
      expect.objectContaining({ sku: '', colour: null, quantity: 1, unshippedQuantity: 1 }),
    ]);
    expect(body.items.every(({ lines }: { lines: unknown[] }) => lines.length > 0)).toBe(true);
  });

  it('raises one alarm for each order and step that is overdue', async () => {
    const { harness, staff } = setup;
    const { merchantOrderId: id } = await newOrder({ now: harness.clock.now - 25 * 3_600_000 });
    const alarms: unknown[] = [];
    let count = 0;
    const deps = {
      db: harness.db,
      now: () => harness.clock.now,
      logError: (details: object) => alarms.push(details),
      onOverdueOrders: (overdue: number) => {
        count = overdue;
      },
    };
    const context = { deps, database: harness.database, dataDir: '', now: deps.now };
    await reportOverdueOrders.run(context);
    await reportOverdueOrders.run(context);
    expect(alarms).toEqual([expect.objectContaining({ merchantOrder: id, status: 'paid' })]);
    expect(count).toBe(1);
    const { body } = await harness.ask('GET', 'merchant-orders?overdue=true', { session: staff });
    expect(body.items).toMatchObject([{ id, isOverdue: true }]);
    expect((await act(id, 'acceptance')).body.isOverdue).toBe(false);
  });
});
