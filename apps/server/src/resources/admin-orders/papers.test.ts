import { describe, expect, it } from 'vitest';
import { setUpMerchantOrders } from '../../../test/admin/merchant-order-setup.ts';
import { ORIGIN } from '../../../test/admin/operator-harness.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import { openPaperDrawing } from './papers-pdf.ts';

const setup = setUpMerchantOrders({ drawPdf: openPaperDrawing().run });
const { newOrder } = setup;

const download = (ids: readonly string[], body: object = {}, session = setup.staff) =>
  setup.harness.app.inject({
    method: 'POST',
    url: '/admin/api/v1/merchant-orders/papers',
    headers: { origin: ORIGIN, cookie: `operator=${session}` },
    payload: { ids, ...body },
  });

describe('the papers of several orders', () => {
  it('are one PDF in the order of the request, and each reading is recorded', async () => {
    const orders = [await newOrder({ status: 'packed' }), await newOrder({ status: 'accepted' })];
    const ids = orders.map(({ merchantOrderId }) => merchantOrderId);
    const response = await download(ids);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="packing-slip-2.pdf"',
    });
    expect((await download(ids)).rawPayload.equals(response.rawPayload)).toBe(true);
    const pages = readPdf(response.rawPayload);
    expect(pages).toHaveLength(2);
    for (const [index, { orderId }] of orders.entries()) {
      expect(pages[index]).toContain(orderId);
      expect(pages[index]).toContain('林知夏');
    }
    const records = await setup.harness.db
      .selectFrom('audit_records')
      .select('target_id')
      .where('action', '=', 'createOrderPapers')
      .orderBy('id')
      .execute();
    expect(records.map(({ target_id }) => target_id)).toEqual([...ids, ...ids]);
  });

  it('are refused when one order belongs to another merchant, is cancelled or is named twice', async () => {
    const { merchantOrderId: own } = await newOrder();
    const { merchantOrderId: other } = await newOrder({ merchantId: '1' });
    const { merchantOrderId: cancelled } = await newOrder({ status: 'cancelled' });
    expect((await download([own, other])).statusCode).toBe(404);
    expect((await download([own, cancelled])).statusCode).toBe(409);
    expect((await download([own, own])).statusCode).toBe(400);
    expect((await download([own, other], { document: 'customs' }, setup.owner)).statusCode).toBe(
      200,
    );
  });

  it('say nothing of customs for goods from within the country', async () => {
    const { merchantOrderId: id } = await newOrder();
    await setup.harness.db
      .updateTable('merchant_orders')
      .set({ ships_from: 'domestic' })
      .where('id', '=', id)
      .execute();
    const refused = await download([id], { document: 'customs' });
    expect([refused.statusCode, reasonOf({ body: refused.json() })]).toEqual([409, 'no-customs']);
    const [slip] = readPdf((await download([id])).rawPayload);
    expect(slip).not.toMatch(/customs|duty|报关|清关|关税/i);
  });
});
