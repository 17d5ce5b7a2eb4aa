import { z } from 'zod';
import { call } from '../call.ts';
import { numericId, uuid } from '../entities/common.ts';
import { instalmentCount, payment, paymentChannel, startedPayment } from '../entities/payments.ts';

const group = 'Checkout';

export const payments = {
  startPayment: call({
    method: 'POST',
    path: '/api/v1/payments/messaging-oa',
    group,
    summary:
      'Starts the payment of a checkout order with the provider of the channel; a pending payment is returned again',
    caller: 'shopper',
    body: z.object({
      checkoutOrderId: numericId,
      channel: paymentChannel.default('messaging-oa'),
      instalments: instalmentCount.optional().meta({ description: 'With a channel of Alipay' }),
      returnPath: z
        .string()
        .max(300)
        .regex(/^\/(?![/\\])[\w\-./?=&%{}]*$/, 'must be a path of this shop')
        .default('/')
        .meta({
          description: "Where the provider's cashier redirects to; {paymentId} is replaced",
        }),
    }),
    response: startedPayment,
    errors: ['not-found', 'conflict'],
  }),
  getPayment: call({
    method: 'GET',
    path: '/api/v1/payments/{id}',
    group,
    summary: 'The status of a payment; queries the provider if it has not sent a notification',
    caller: 'shopper',
    params: z.object({ id: uuid }),
    response: payment,
    errors: ['not-found'],
  }),
};
