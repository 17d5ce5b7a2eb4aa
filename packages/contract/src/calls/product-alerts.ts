import { z } from 'zod';
import { call } from '../call.ts';
import { done, flag, numericId } from '../entities/common.ts';
import { productAlert, productAlertList } from '../entities/product-alerts.ts';

const group = 'Product alerts';

export const productAlerts = {
  listProductAlerts: call({
    method: 'GET',
    path: '/api/v1/my/product-alerts',
    group,
    summary: 'What the shopper asked to be notified of',
    caller: 'shopper',
    query: z.object({ 'include-products': flag.default(true) }),
    response: productAlertList,
  }),
  createProductAlert: call({
    method: 'POST',
    path: '/api/v1/my/product-alerts',
    group,
    summary: 'Asks for a message when a size is back in stock, or when a product becomes cheaper',
    caller: 'shopper',
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('back-in-stock'), variantId: numericId }),
      z.object({ kind: z.literal('price-drop'), productId: numericId }),
    ]),
    response: productAlert,
    errors: ['not-found', 'conflict'],
  }),
  deleteProductAlert: call({
    method: 'DELETE',
    path: '/api/v1/my/product-alerts/{id}',
    group,
    summary: 'Ends an alert',
    caller: 'shopper',
    params: z.object({ id: numericId }),
    response: done,
    errors: ['not-found'],
  }),
};
