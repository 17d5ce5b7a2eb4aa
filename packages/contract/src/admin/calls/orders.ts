import { z } from 'zod';
import { call } from '../../call.ts';
import { bytes, minorUnits, numericId } from '../../entities/common.ts';
import {
  amountText,
  carrierCode,
  itemQuantity,
  MAX_NOTE,
  MAX_ORDER_LINES,
  MAX_PAPERS,
  merchantOrderCounts,
  merchantOrderDetails,
  merchantOrderQuery,
  merchantOrderRow,
  orderNoteText,
  refundItemList,
  refundItems,
  refundReason,
  refundSplit,
  revealedAddress,
  shippedNumber,
} from '../entities/orders.ts';
import { pageOf } from '../entities/page.ts';
import { revealReason } from '../entities/personal-id-reviews.ts';

const paperChoice = {
  paper: z.enum(['a4', 'a6']).default('a6'),
  document: z.enum(['packing-slip', 'customs']).default('packing-slip'),
};
const base = {
  group: 'Orders',
  caller: 'operator',
  scope: 'merchant',
  permission: 'orders:write',
} as const;
const read = { ...base, permission: 'orders:read' } as const;
const LIST = '/admin/api/v1/merchant-orders';
const path = `${LIST}/{id}`;
const params = z.object({ id: numericId });
const items = z.array(itemQuantity).min(1).max(MAX_ORDER_LINES);
const change = {
  ...base,
  method: 'POST',
  params,
  response: merchantOrderDetails,
  errors: ['not-found', 'conflict'],
} as const;

/** The orders of merchants: their queue, their steps, their parcels and their refunds. */
export const merchantOrders = {
  listMerchantOrders: call({
    ...read,
    method: 'GET',
    path: LIST,
    summary: 'The queue of merchant orders by step',
    label: ['查看订单列表', 'List orders'],
    query: merchantOrderQuery,
    response: pageOf(merchantOrderRow),
  }),
  countMerchantOrders: call({
    ...read,
    method: 'GET',
    path: `${LIST}/counts`,
    summary: 'How many merchant orders are in each step, and how many are overdue',
    label: ['统计订单', 'Count orders'],
    response: merchantOrderCounts,
  }),
  getMerchantOrder: call({
    ...read,
    method: 'GET',
    path,
    summary: 'One merchant order with items, parcels, timeline, refunds and notes',
    label: ['查看订单', 'Read an order'],
    params,
    response: merchantOrderDetails,
    errors: ['not-found'],
  }),
  acceptMerchantOrder: call({
    ...change,
    path: `${path}/acceptance`,
    summary: 'Accepts a paid order',
    label: ['接单', 'Accept an order'],
  }),
  rejectMerchantOrder: call({
    ...change,
    path: `${path}/rejection`,
    summary: 'Rejects an order that has not been sent: refunds it and returns its stock',
    label: ['拒单', 'Reject an order'],
    body: z.object({ reason: refundReason, note: orderNoteText }),
  }),
  packMerchantOrder: call({
    ...change,
    path: `${path}/packing`,
    summary: 'Records that an accepted order is packed',
    label: ['打包', 'Pack an order'],
  }),
  shipMerchantOrder: call({
    ...change,
    path: `${path}/parcels`,
    summary: 'Sends a parcel with a carrier and a number; without items, all that is left',
    label: ['发货', 'Ship an order'],
    body: z.object({
      carrier: carrierCode,
      trackingNumber: shippedNumber,
      items: items.optional(),
    }),
  }),
  recordFulfilment: call({
    ...change,
    path: `${path}/events`,
    summary: 'Records what happened on the way: flight, customs, delivery',
    label: ['记录物流进度', 'Record a shipment status'],
    body: z.object({
      action: z.enum([
        'depart',
        'arrive',
        'start-clearance',
        'request-personal-id',
        'clear',
        'send-out',
        'deliver',
      ]),
    }),
  }),
  previewOrderRefund: call({
    ...read,
    method: 'GET',
    path: `${path}/refund-preview`,
    summary: 'How a refund would be split; without items, all that is left',
    label: ['预览订单退款', 'Preview a refund of an order'],
    params,
    query: z.object({
      items: refundItemList.optional(),
      shippingAmount: amountText.optional().meta({
        description:
          'Without one: all that is left of it if nothing was sent and all units go back',
      }),
      goodwill: amountText.optional(),
    }),
    response: refundSplit,
    errors: ['not-found', 'conflict'],
  }),
  refundMerchantOrder: call({
    ...change,
    permission: 'refunds:write',
    path: `${path}/refunds`,
    summary: 'Refunds units, amounts, delivery and goodwill, at most what was paid and is left',
    label: ['订单退款', 'Refund an order'],
    body: z.object({
      items: refundItems.optional().meta({ description: 'Without them, all units that are left' }),
      shippingAmount: minorUnits.default(0),
      goodwill: minorUnits.default(0).meta({
        description: 'Beyond the items and the delivery; needs a reason',
      }),
      restocksUnshipped: z.boolean().default(true),
      restocksShipped: z.boolean().default(false),
      total: minorUnits.meta({ description: 'The total of the preview; another one answers 409' }),
      reason: refundReason.optional(),
      note: z.string().trim().max(MAX_NOTE).default(''),
    }),
  }),
  addOrderNote: call({
    ...change,
    path: `${path}/notes`,
    summary: 'Adds a note that only operators see',
    label: ['添加订单备注', 'Add a note to an order'],
    body: z.object({ content: orderNoteText }),
  }),
  suggestCarriers: call({
    ...read,
    method: 'GET',
    path: '/admin/api/v1/carriers',
    summary:
      'All carriers; those to which the number may belong come first, the likeliest before all',
    label: ['推荐物流公司', 'Suggest carriers'],
    query: z.object({ number: shippedNumber }),
    response: z.array(z.object({ code: carrierCode, name: z.string(), isSuggested: z.boolean() })),
  }),
  revealOrderAddress: call({
    ...base,
    permission: 'shoppers:unmask',
    method: 'POST',
    path: `${path}/address`,
    summary:
      'The name, mobile and address of the recipient; the reading and its reason are recorded',
    label: ['查看收货地址', 'Show an address'],
    params,
    body: z.object({ reason: revealReason }),
    response: revealedAddress,
    errors: ['not-found'],
  }),
  createPackingSlip: call({
    ...base,
    method: 'POST',
    path: `${path}/packing-slip`,
    summary: 'A page to print with the address and the items; its reading is recorded',
    label: ['打印装箱单', 'Print a packing slip'],
    params,
    body: z.object(paperChoice),
    response: z.object({ html: z.string() }),
    errors: ['not-found', 'conflict'],
  }),
  createOrderPapers: call({
    ...base,
    method: 'POST',
    path: `${LIST}/papers`,
    summary: 'The papers of several orders as one PDF; each reading is recorded',
    label: ['打印订单单据', 'Print papers of an order'],
    body: z.object({
      ids: z
        .array(numericId)
        .min(1)
        .max(MAX_PAPERS)
        .refine((ids) => new Set(ids).size === ids.length, 'names an order twice'),
      ...paperChoice,
    }),
    response: bytes,
    binary: true,
    errors: ['not-found', 'conflict'],
  }),
};
