import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findOrderItems, findShipmentEvents } from '../orders/queries.ts';
import { countShippedItems, listUnshippedItems } from '../shipments/create-shipment.ts';
import { findDutyRates } from '../taxes/queries.ts';
import { findCustomsRecords } from './customs-queries.ts';
import { findSummary } from './list-queries.ts';
import {
  findDeductionsOfOrder,
  findOrderRefundItems,
  findOrderRefunds,
  findReturnsOfOrder,
  isRefundedWhole,
} from './refund-queries.ts';

const findParcels = (db: Kysely<Database>, merchantOrderId: string) =>
  db
    .selectFrom('shipments')
    .selectAll()
    .where('merchant_order_id', '=', merchantOrderId)
    .orderBy('id')
    .execute();

const findParcelItems = (db: Kysely<Database>, merchantOrderId: string) =>
  db
    .selectFrom('shipment_items')
    .innerJoin('shipments', 'shipments.id', 'shipment_items.shipment_id')
    .selectAll('shipment_items')
    .where('shipments.merchant_order_id', '=', merchantOrderId)
    .execute();

const findReports = (db: Kysely<Database>, merchantOrderId: string) =>
  db
    .selectFrom('carrier_reports')
    .innerJoin('shipments', 'shipments.id', 'carrier_reports.shipment_id')
    .selectAll('carrier_reports')
    .where('shipments.merchant_order_id', '=', merchantOrderId)
    .orderBy('happened_at', 'desc')
    .execute();

const findNotes = (db: Kysely<Database>, merchantOrderId: string) =>
  db
    .selectFrom('order_notes')
    .selectAll()
    .where('merchant_order_id', '=', merchantOrderId)
    .orderBy('id')
    .execute();

async function findClearanceStatus(db: Kysely<Database>, personalIdId: string | null) {
  if (!personalIdId) return null;
  const row = await db
    .selectFrom('personal_ids')
    .select('clearance_status')
    .where('id', '=', personalIdId)
    .executeTakeFirst();
  return row?.clearance_status ?? null;
}

/** The payment of an order as its provider knows it. */
const findPayment = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('payments')
    .select(['channel', 'transaction_id', 'paid_at', 'amount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The shopper's conversation that was changed last. */
const findConversation = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('conversations')
    .innerJoin('shoppers', 'shoppers.bag_id', 'conversations.bag_id')
    .select('conversations.id')
    .where('shoppers.id', '=', shopperId)
    .orderBy('conversations.changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Reads everything that an operator sees of a merchant order. */
export async function readDetails(db: Kysely<Database>, id: string) {
  const summary = await findSummary(db, id);
  const items = await findOrderItems(db, [summary.order_id]);
  const own = items.filter(({ merchant_order_id }) => merchant_order_id === id);
  const refunds = await findOrderRefunds(db, id);
  const productIds = own.map(({ product_id }) => product_id);
  const { countryCode: country } = summary.shipping_address;
  const at = summary.placed_at;
  return {
    summary,
    items: own,
    customs: await findCustomsRecords(db, { productIds, country, at }),
    dutyRates: await findDutyRates(db, productIds, country, at),
    shipped: await countShippedItems(db, id),
    unshipped: await listUnshippedItems(db, id),
    parcels: await findParcels(db, id),
    parcelItems: await findParcelItems(db, id),
    reports: await findReports(db, id),
    events: await findShipmentEvents(db, [id]),
    refunds,
    returns: await findReturnsOfOrder(db, id),
    deductions: await findDeductionsOfOrder(db, id),
    isRefundedWhole: await isRefundedWhole(db, summary),
    payment: await findPayment(db, summary.payment_id),
    conversation: await findConversation(db, summary.shopper_id),
    refundItems: refunds.length > 0 ? await findOrderRefundItems(db, id) : [],
    notes: await findNotes(db, id),
    clearanceStatus: await findClearanceStatus(db, summary.personal_id_id),
  };
}

export type MerchantOrderRecord = Awaited<ReturnType<typeof readDetails>>;
