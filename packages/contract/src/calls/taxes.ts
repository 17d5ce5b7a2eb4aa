import { z } from 'zod';
import { call } from '../call.ts';
import { numericId } from '../entities/common.ts';
import { taxBreakdown } from '../entities/taxes.ts';

const params = z.object({ id: numericId });
const response = taxBreakdown
  .nullable()
  .meta({ description: 'Null where the shop knows no rates for the goods in the country' });

export const taxes = {
  getCheckoutTaxes: call({
    method: 'GET',
    path: '/api/v1/checkout-orders/{id}/taxes',
    group: 'Checkout',
    summary: 'How the amount of a checkout order is made up',
    caller: 'shopper',
    params,
    response,
    errors: ['not-found'],
  }),
  getOrderTaxes: call({
    method: 'GET',
    path: '/api/v1/my/orders/{id}/taxes',
    group: 'Orders',
    summary: 'How the amount of an order is made up, at the rates of its day',
    caller: 'shopper',
    params,
    response,
    errors: ['not-found'],
  }),
};
