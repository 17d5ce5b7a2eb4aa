import { z } from 'zod';
import { call } from '../../call.ts';
import { numericId } from '../../entities/common.ts';
import { orderNoteText } from '../entities/orders.ts';
import { pageOf } from '../entities/page.ts';
import { returnDeskEntry, returnDeskQuery } from '../entities/returns.ts';

const base = { group: 'Returns', caller: 'operator', permission: 'orders:write' } as const;
const path = '/admin/api/v1/returns/{id}';
const params = z.object({ id: numericId });
const change = {
  ...base,
  method: 'POST',
  params,
  response: returnDeskEntry,
  errors: ['not-found', 'conflict'],
} as const;

/** The returns desk: approve, receive, inspect, and refund or refuse. */
export const returnDesk = {
  listMerchantReturns: call({
    ...base,
    permission: 'orders:read',
    method: 'GET',
    path: '/admin/api/v1/returns',
    summary: 'The queue of returns by step',
    query: returnDeskQuery,
    response: pageOf(returnDeskEntry),
  }),
  getMerchantReturn: call({
    ...base,
    permission: 'orders:read',
    method: 'GET',
    path,
    summary: 'One return with its items',
    params,
    response: returnDeskEntry,
    errors: ['not-found'],
  }),
  approveReturn: call({
    ...change,
    path: `${path}/approval`,
    summary: 'Approves a request, so that the carrier collects it',
  }),
  receiveReturn: call({
    ...change,
    path: `${path}/receipt`,
    summary: 'Records that the parcel is with the merchant',
  }),
  inspectReturn: call({
    ...change,
    path: `${path}/inspection`,
    summary: 'Records the inspection; items that can be sold go back to stock',
    body: z.object({ note: orderNoteText, isSellable: z.boolean() }),
  }),
  refundReturn: call({
    ...change,
    permission: 'refunds:write',
    path: `${path}/refund`,
    summary: 'Refunds an inspected return',
  }),
  refuseReturn: call({
    ...change,
    path: `${path}/refusal`,
    summary: 'Refuses a request or an inspected return, with the reason that the shopper is told',
    body: z.object({ reason: orderNoteText }),
  }),
};
