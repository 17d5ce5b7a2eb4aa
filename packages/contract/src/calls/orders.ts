import { z } from 'zod';
import { call } from '../call.ts';
import { commaList, numericId, queryInt } from '../entities/common.ts';
import {
  merchantOrder,
  order,
  orderList,
  shipmentTracking,
  trackingNumber,
} from '../entities/orders.ts';

const group = 'Orders';
const params = z.object({ id: numericId });
/** More pages than any shopper has. */
const MAX_PAGE = 1_000;

export const orders = {
  listOrders: call({
    method: 'GET',
    path: '/api/v1/my/orders',
    group,
    summary: 'The active orders of the shopper, or the finished ones, newest first',
    caller: 'shopper',
    query: z.object({
      status: z.enum(['active', 'history']).default('active'),
      page: queryInt(1, MAX_PAGE).default(1),
      size: queryInt(1, 50).default(10),
    }),
    response: orderList,
  }),
  getOrder: call({
    method: 'GET',
    path: '/api/v1/my/orders/{id}',
    group,
    summary: 'One order with its merchant orders',
    caller: 'shopper',
    params,
    response: order,
    errors: ['not-found'],
  }),
  cancelOrder: call({
    method: 'POST',
    path: '/api/v1/my/orders/{id}/cancellation',
    group,
    summary: 'Cancels an order that is not packed yet, and refunds it',
    caller: 'shopper',
    params,
    response: order,
    errors: ['not-found', 'conflict'],
  }),
  getTrackings: call({
    method: 'GET',
    path: '/api/v1/trackings',
    group,
    summary: 'The tracking of shipments; tracking numbers of other shoppers are left out',
    caller: 'shopper',
    query: z.object({
      'tracking-numbers': commaList(trackingNumber).pipe(z.array(z.string()).min(1)),
    }),
    response: z.array(shipmentTracking),
  }),
  signForParcel: call({
    method: 'PATCH',
    path: '/api/v1/orders/{id}/merchantOrders/{merchantOrderId}/signature',
    group,
    summary: 'Confirms the delivery of a merchant order; repeating the call changes nothing',
    caller: 'shopper',
    params: params.extend({ merchantOrderId: numericId }),
    response: merchantOrder,
    errors: ['not-found', 'conflict'],
  }),
};
