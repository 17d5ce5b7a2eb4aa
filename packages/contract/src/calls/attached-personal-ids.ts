import { z } from 'zod';
import { call } from '../call.ts';
import { numericId, uuid } from '../entities/common.ts';
import { attachedPersonalId, personalIdClearance } from '../entities/personal-ids.ts';

const idParams = z.object({ id: numericId });
const base = { group: 'Personal ID', caller: 'shopper', params: idParams } as const;
const body = z.object({ personalIdId: uuid });
const clearance = personalIdClearance
  .nullable()
  .meta({ description: 'Null while no personal ID is attached' });

/** The personal ID of a checkout or of an order. */
export const attachedPersonalIds = {
  getCheckoutPersonalId: call({
    ...base,
    method: 'GET',
    path: '/api/v1/checkout-orders/{id}/personal-id',
    summary: 'The personal ID of a checkout, and whether one is required',
    response: attachedPersonalId,
    errors: ['not-found'],
  }),
  setCheckoutPersonalId: call({
    ...base,
    method: 'PATCH',
    path: '/api/v1/checkout-orders/{id}/personal-id',
    summary: 'Attaches one of the shopper’s personal IDs to a checkout',
    body,
    response: attachedPersonalId,
    errors: ['not-found', 'conflict'],
  }),
  getCheckoutClearanceStatus: call({
    ...base,
    method: 'GET',
    path: '/api/v1/checkout-orders/{id}/clearance-status',
    summary: 'The customs clearance of the personal ID of a checkout',
    response: clearance,
    errors: ['not-found'],
  }),
  getOrderPersonalId: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/orders/{id}/personal-id',
    summary: 'The personal ID of an order, and whether one is required',
    response: attachedPersonalId,
    errors: ['not-found'],
  }),
  setOrderPersonalId: call({
    ...base,
    method: 'PATCH',
    path: '/api/v1/my/orders/{id}/personal-id',
    summary:
      'Attaches one of the shopper’s personal IDs to an order that customs have not cleared yet',
    body,
    response: attachedPersonalId,
    errors: ['not-found', 'conflict'],
  }),
  getOrderClearanceStatus: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/orders/{id}/clearance-status',
    summary: 'The customs clearance of the personal ID of an order',
    response: clearance,
    errors: ['not-found'],
  }),
  getPersonalIdOfOrder: call({
    ...base,
    method: 'GET',
    path: '/api/v1/orders/{id}/personalId',
    summary: 'Only the id of the personal ID of an order',
    response: z.object({ personalIdId: uuid.nullable() }),
    errors: ['not-found'],
  }),
};
