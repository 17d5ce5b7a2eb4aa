import { z } from 'zod';
import { call } from '../call.ts';
import { numericId } from '../entities/common.ts';
import { orderReturn, returnInput } from '../entities/returns.ts';

const group = 'Orders';
const params = z.object({ id: numericId });

export const returns = {
  createReturn: call({
    method: 'POST',
    path: '/api/v1/my/returns',
    group,
    summary: 'Requests a return: items of a delivered order are picked up and refunded',
    caller: 'shopper',
    body: returnInput,
    response: orderReturn,
    errors: ['not-found', 'conflict'],
  }),
  listReturns: call({
    method: 'GET',
    path: '/api/v1/my/returns',
    group,
    summary: 'The shopper’s returns, newest first',
    caller: 'shopper',
    query: z.object({ 'order-id': numericId.optional() }),
    response: z.array(orderReturn),
  }),
  getReturn: call({
    method: 'GET',
    path: '/api/v1/my/returns/{id}',
    group,
    summary: 'One return with its status',
    caller: 'shopper',
    params,
    response: orderReturn,
    errors: ['not-found'],
  }),
  cancelReturn: call({
    method: 'POST',
    path: '/api/v1/my/returns/{id}/cancellation',
    group,
    summary: 'Cancels a return that has not been picked up yet',
    caller: 'shopper',
    params,
    response: orderReturn,
    errors: ['not-found', 'conflict'],
  }),
};
