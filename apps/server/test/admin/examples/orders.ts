import { randomUUID } from 'node:crypto';
import type { ReturnStatus, ShipmentStatus } from '@vitrine/contract';
import { encryptDetails } from '../../../src/resources/personal-ids/encryption.ts';
import type { CallInput } from '../../every-call/call-input.ts';
import { insertShopper } from '../../support/buyer.ts';
import { insertPaidOrder } from '../../support/paid-order-rows.ts';
import { insertReturnRow } from '../../support/return-row.ts';
import type { AdminFixture } from '../admin-fixture.ts';
import { drawImage } from '../draw-image.ts';

const newOrder = ({ db, deps }: AdminFixture, status: ShipmentStatus) =>
  insertPaidOrder(db, { now: deps.now(), merchantId: '501', status });

/** An example that changes a merchant order in a status. */
const change = (status: ShipmentStatus, body?: unknown) => ({
  valid: async (fixture: AdminFixture): Promise<CallInput> => ({
    params: { id: (await newOrder(fixture, status)).merchantOrderId },
    ...(body === undefined ? {} : { body }),
  }),
});

const insertReturn = async (fixture: AdminFixture, status: ReturnStatus) =>
  insertReturnRow(fixture.db, await newOrder(fixture, 'delivered'), {
    status,
    now: fixture.deps.now(),
  });

const decideReturn = (status: ReturnStatus, body?: unknown) => ({
  valid: async (fixture: AdminFixture): Promise<CallInput> => ({
    params: { id: await insertReturn(fixture, status) },
    ...(body === undefined ? {} : { body }),
  }),
});

async function insertPersonalId({ db, deps }: AdminFixture) {
  const id = randomUUID();
  const shopperId = await insertShopper(db);
  const at = new Date(deps.now());
  const details = { name: '林知夏', idNumber: '310104199005171234' };
  await db
    .insertInto('personal_ids')
    .values({
      id,
      shopper_id: shopperId,
      ...encryptDetails(deps.keyring, { id, shopperId }, details),
      is_default: true,
      clearance_status: 'checking',
      consented_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return { id, updatedAt: at.toISOString() };
}

let parcels = 0;
const newNumber = () => `SF${String(10_000_000_000 + ++parcels)}`;

/** A valid request of every call about orders, returns and personal IDs. */
export const orderExamples = {
  listMerchantOrders: {
    valid: () => ({ query: { size: '2', status: 'paid,accepted', overdue: 'false' } }),
  },
  countMerchantOrders: { valid: () => ({}) },
  getMerchantOrder: change('paid'),
  acceptMerchantOrder: change('paid'),
  rejectMerchantOrder: change('paid', { reason: 'out-of-stock', note: '缺货' }),
  packMerchantOrder: change('accepted'),
  shipMerchantOrder: {
    valid: async (fixture: AdminFixture) => ({
      params: { id: (await newOrder(fixture, 'packed')).merchantOrderId },
      body: { carrier: 'shunfeng', trackingNumber: newNumber() },
    }),
  },
  recordFulfilment: change('shipped', { action: 'depart' }),
  previewOrderRefund: {
    valid: async (fixture: AdminFixture) => {
      const { merchantOrderId, itemIds } = await newOrder(fixture, 'accepted');
      return { params: { id: merchantOrderId }, query: { items: `${itemIds[0]}:1` } };
    },
  },
  refundMerchantOrder: change('accepted', {
    shippingAmount: 15_000,
    total: 1_315_000,
    reason: 'shopper-request',
    note: '顾客改变主意',
  }),
  addOrderNote: change('paid', { content: '请加急' }),
  suggestCarriers: { valid: () => ({ query: { number: 'SF1234567890123' } }) },
  revealOrderAddress: change('packed', { reason: '核对收件地址' }),
  createPackingSlip: change('packed', { paper: 'a6' }),
  createOrderPapers: {
    valid: async (fixture: AdminFixture) => ({
      body: { ids: [(await newOrder(fixture, 'packed')).merchantOrderId], document: 'customs' },
    }),
  },
  listMerchantReturns: { valid: () => ({ query: { size: '2', status: 'requested' } }) },
  getMerchantReturn: decideReturn('requested'),
  approveReturn: decideReturn('requested'),
  receiveReturn: decideReturn('scheduled'),
  inspectReturn: decideReturn('picked-up', { note: '吊牌完好', isSellable: true }),
  refundReturn: decideReturn('inspected'),
  rejectReturn: decideReturn('requested', { reason: '已超过退货期' }),
  listReturnPhotos: decideReturn('inspected'),
  addReturnPhoto: {
    valid: async (fixture: AdminFixture) => ({
      params: { id: await insertReturn(fixture, 'picked-up') },
      file: await drawImage('jpeg'),
    }),
  },
  listPersonalIdReviews: { valid: () => ({ query: { size: '2', status: 'checking' } }) },
  revealPersonalId: {
    valid: async (fixture: AdminFixture) => ({
      params: { id: (await insertPersonalId(fixture)).id },
      body: { reason: '海关核验' },
    }),
  },
  decidePersonalId: {
    valid: async (fixture: AdminFixture) => {
      const { id, updatedAt } = await insertPersonalId(fixture);
      return { params: { id }, body: { verdict: 'approve', updatedAt } };
    },
  },
};
