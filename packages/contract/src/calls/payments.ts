import { z } from 'zod';
import { call } from '../call.ts';
import { numericId, uuid } from '../entities/common.ts';
import { payment, paymentChannel, startedPayment } from '../entities/payments.ts';

const group = 'Checkout';

export const payments = {
  startPayment: call({
    method: 'POST',
    path: '/api/v1/payments/messaging-oa',
    group,
    summary:
      'Begins to pay a checkout order with whoever takes the money there; while a payment is under way it is answered again',
    caller: 'shopper',
    body: z.object({
      checkoutOrderId: numericId,
      channel: paymentChannel.default('messaging-oa'),
      returnPath: z
        .string()
        .max(300)
        .regex(/^\/(?![/\\])[\w\-./?=&%{}]*$/, 'must be a path of this shop')
        .default('/')
        .meta({
          description:
            'Where the sandbox’s cashier sends the shopper afterwards; {paymentId} is filled in',
        }),
    }),
    response: startedPayment,
    errors: ['not-found', 'conflict'],
  }),
  getPayment: call({
    method: 'GET',
    path: '/api/v1/payments/{id}',
    group,
    summary: 'What became of a payment; asks the provider when nothing was heard from it',
    caller: 'shopper',
    params: z.object({ id: uuid }),
    response: payment,
    errors: ['not-found'],
  }),
};
