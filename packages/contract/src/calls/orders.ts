import { z } from 'zod';
import { call } from '../call.ts';
import { commaList, numericId, queryInt } from '../entities/common.ts';
import {
  merchantOrder,
  order,
  orderList,
  parcelTracking,
  trackingNumber,
} from '../entities/orders.ts';

const group = 'Orders';
const params = z.object({ id: numericId });
/** The last page that anybody could be on. */
const MAX_PAGE = 1_000;

export const orders = {
  listOrders: call({
    method: 'GET',
    path: '/api/v1/my/orders',
    group,
    summary: 'The shopper’s orders that are under way, or those that are over, newest first',
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
    summary: 'One order with its parcels',
    caller: 'shopper',
    params,
    response: order,
    errors: ['not-found'],
  }),
  cancelOrder: call({
    method: 'POST',
    path: '/api/v1/my/orders/{id}/cancellation',
    group,
    summary: 'Cancels an order of which nothing is packed yet, and pays it back',
    caller: 'shopper',
    params,
    response: order,
    errors: ['not-found', 'conflict'],
  }),
  getTrackings: call({
    method: 'GET',
    path: '/api/v1/trackings',
    group,
    summary: 'Where parcels of the shopper have been; numbers of others are left out',
    caller: 'shopper',
    query: z.object({
      'tracking-numbers': commaList(trackingNumber).pipe(z.array(z.string()).min(1)),
    }),
    response: z.array(parcelTracking),
  }),
  signForParcel: call({
    method: 'PATCH',
    path: '/api/v1/orders/{id}/merchantOrders/{merchantOrderId}/signature',
    group,
    summary: 'Says that a delivered parcel was received; saying it again changes nothing',
    caller: 'shopper',
    params: params.extend({ merchantOrderId: numericId }),
    response: merchantOrder,
    errors: ['not-found', 'conflict'],
  }),
};
