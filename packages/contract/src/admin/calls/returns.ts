import { z } from 'zod';
import { call } from '../../call.ts';
import { minorUnits, numericId, uuid } from '../../entities/common.ts';
import { orderNoteText } from '../entities/orders.ts';
import { pageOf } from '../entities/page.ts';
import {
  merchantReturn,
  merchantReturnQuery,
  returnDeductions,
  returnPhoto,
} from '../entities/returns.ts';

const base = {
  group: 'Returns',
  caller: 'operator',
  scope: 'merchant',
  permission: 'orders:write',
} as const;
const path = '/admin/api/v1/returns/{id}';
const params = z.object({ id: numericId });
const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
const change = {
  ...base,
  method: 'POST',
  params,
  response: merchantReturn,
  errors: ['not-found', 'conflict'],
} as const;

/** Operators approve, receive and inspect returns, and refund or refuse them. */
export const merchantReturns = {
  listMerchantReturns: call({
    ...base,
    permission: 'orders:read',
    method: 'GET',
    path: '/admin/api/v1/returns',
    summary: 'The queue of returns by step',
    label: ['查看退货列表', 'List returns'],
    query: merchantReturnQuery,
    response: pageOf(merchantReturn),
  }),
  getMerchantReturn: call({
    ...base,
    permission: 'orders:read',
    method: 'GET',
    path,
    summary: 'One return with its items',
    label: ['查看退货', 'Read a return'],
    params,
    response: merchantReturn,
    errors: ['not-found'],
  }),
  approveReturn: call({
    ...change,
    path: `${path}/approval`,
    summary: 'Approves a request, so that the carrier collects it',
    label: ['同意退货', 'Approve a return'],
  }),
  receiveReturn: call({
    ...change,
    path: `${path}/receipt`,
    summary: 'Records that the parcel is with the merchant',
    label: ['签收退货', 'Receive a return'],
  }),
  inspectReturn: call({
    ...change,
    path: `${path}/inspection`,
    summary: 'Records the inspection and what goes back; items that can be sold go back to stock',
    label: ['验收退货', 'Inspect a return'],
    body: z.object({
      note: orderNoteText,
      isSellable: z.boolean(),
      deductions: returnDeductions.default([]).meta({
        description: 'What is kept back of each item; the shopper is told it',
      }),
      shippingAmount: minorUnits.default(0).meta({ description: 'The delivery that goes back' }),
    }),
  }),
  refundReturn: call({
    ...change,
    permission: 'refunds:write',
    path: `${path}/refund`,
    summary: 'Refunds an inspected return',
    label: ['退货退款', 'Refund a return'],
  }),
  rejectReturn: call({
    ...change,
    path: `${path}/rejection`,
    summary: 'Refuses a request or an inspected return, with the reason that the shopper is told',
    label: ['拒绝退货', 'Reject a return'],
    body: z.object({ reason: orderNoteText }),
  }),
  listReturnPhotos: call({
    ...base,
    permission: 'orders:read',
    method: 'GET',
    path: `${path}/photos`,
    summary: 'The photos of the request and of what came back, as data URLs',
    label: ['查看退货照片', 'List photos of a return'],
    params,
    response: z.array(returnPhoto),
    errors: ['not-found'],
  }),
  addReturnPhoto: call({
    ...change,
    path: `${path}/photos`,
    summary: 'Adds a photo of what came back, at most eight',
    label: ['添加验货照片', 'Add a photo of a return'],
    upload: { maxBytes: MAX_PHOTO_BYTES },
    response: z.object({ id: uuid }),
  }),
};
