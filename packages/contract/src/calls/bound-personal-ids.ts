import { z } from 'zod';
import { call } from '../call.ts';
import { numericId, uuid } from '../entities/common.ts';
import { boundPersonalId, personalIdClearance } from '../entities/personal-ids.ts';

const one = z.object({ id: numericId });
const base = { group: 'Personal ID', caller: 'shopper', params: one } as const;
const body = z.object({ personalIdId: uuid });
const clearance = personalIdClearance
  .nullable()
  .meta({ description: 'Null while no personal ID is attached' });

/** The personal ID of a checkout or of an order. */
export const boundPersonalIds = {
  getCheckoutPersonalId: call({
    ...base,
    method: 'GET',
    path: '/api/v1/checkout-orders/{id}/personal-id',
    summary: 'Who a checkout is cleared for, and whether that is needed',
    response: boundPersonalId,
    errors: ['not-found'],
  }),
  setCheckoutPersonalId: call({
    ...base,
    method: 'PATCH',
    path: '/api/v1/checkout-orders/{id}/personal-id',
    summary: 'Clears a checkout for one of the shopper’s personal IDs',
    body,
    response: boundPersonalId,
    errors: ['not-found', 'conflict'],
  }),
  getCheckoutClearanceStatus: call({
    ...base,
    method: 'GET',
    path: '/api/v1/checkout-orders/{id}/clearance-status',
    summary: 'What customs say about the person of a checkout',
    response: clearance,
    errors: ['not-found'],
  }),
  getOrderPersonalId: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/orders/{id}/personal-id',
    summary: 'Who an order is cleared for, and whether that is needed',
    response: boundPersonalId,
    errors: ['not-found'],
  }),
  setOrderPersonalId: call({
    ...base,
    method: 'PATCH',
    path: '/api/v1/my/orders/{id}/personal-id',
    summary: 'Clears an order for one of the shopper’s personal IDs, until it has been cleared',
    body,
    response: boundPersonalId,
    errors: ['not-found', 'conflict'],
  }),
  getOrderClearanceStatus: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/orders/{id}/clearance-status',
    summary: 'What customs say about the person of an order',
    response: clearance,
    errors: ['not-found'],
  }),
  getPersonalIdOfOrder: call({
    ...base,
    method: 'GET',
    path: '/api/v1/orders/{id}/personalId',
    summary: 'The id of the personal ID of an order, and nothing else about it',
    response: z.object({ personalIdId: uuid.nullable() }),
    errors: ['not-found'],
  }),
};
