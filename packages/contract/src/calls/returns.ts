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
    summary: 'Asks for pieces of a delivered parcel to be collected and paid back',
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
    summary: 'One return and where it is',
    caller: 'shopper',
    params,
    response: orderReturn,
    errors: ['not-found'],
  }),
  cancelReturn: call({
    method: 'POST',
    path: '/api/v1/my/returns/{id}/cancellation',
    group,
    summary: 'Keeps the pieces after all, as long as nobody has collected them',
    caller: 'shopper',
    params,
    response: orderReturn,
    errors: ['not-found', 'conflict'],
  }),
};
