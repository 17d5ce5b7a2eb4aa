import { z } from 'zod';
import { commaList, minorUnits, numericId, utcDateTime, uuid } from '../../entities/common.ts';
import { pickupSlot, returnDeduction, returnReason, returnStatus } from '../../entities/returns.ts';
import { RETURN_ACTIONS } from '../fulfilment.ts';
import { MAX_ORDER_LINES, NAMED_TWICE, namesEachOnce } from './orders.ts';
import { pageQuery } from './page.ts';

export const merchantReturnQuery = z.object({
  ...pageQuery,
  status: commaList(returnStatus).optional(),
  'merchant-id': numericId.optional(),
  search: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .meta({ description: 'The number of an order' }),
  sort: z.enum(['oldest', 'newest']).default('oldest'),
});

export const merchantReturn = z
  .object({
    id: numericId,
    orderId: numericId,
    orderNumber: z.string(),
    merchantOrderId: numericId,
    merchant: z.object({ id: numericId, name: z.string() }),
    status: returnStatus,
    actions: z.array(z.enum(RETURN_ACTIONS)).meta({ description: 'What can be done now' }),
    reason: returnReason,
    note: z.string(),
    pickup: pickupSlot,
    currency: z.string(),
    refundAmount: minorUnits.meta({ description: 'With the delivery, without the deductions' }),
    refundedShipping: minorUnits.meta({ description: 'The delivery in the amount' }),
    shippingLeft: minorUnits.meta({ description: 'What can be refunded of the delivery' }),
    requestedAt: utcDateTime,
    pickedUpAt: utcDateTime.nullable(),
    inspectedAt: utcDateTime.nullable(),
    inspectionNote: z.string().nullable(),
    refundedAt: utcDateTime.nullable(),
    refusedAt: utcDateTime.nullable(),
    refusedReason: z.string().nullable(),
    items: z.array(
      z.object({
        orderItemId: numericId,
        productId: numericId,
        brand: z.string(),
        description: z.string(),
        size: z.string(),
        quantity: z.int(),
        amount: minorUnits,
        deduction: returnDeduction.nullable(),
      }),
    ),
  })
  .meta({ id: 'MerchantReturn' });
export type MerchantReturn = z.infer<typeof merchantReturn>;

/** What an inspection keeps back, by item. */
export const returnDeductions = z
  .array(returnDeduction.extend({ orderItemId: numericId }))
  .max(MAX_ORDER_LINES)
  .refine(namesEachOnce, NAMED_TWICE);
export type ReturnDeductions = z.infer<typeof returnDeductions>;

export const returnPhoto = z
  .object({
    id: uuid,
    at: utcDateTime,
    from: z.enum(['shopper', 'merchant']),
    author: z.string().meta({ description: 'Who added it; empty for the shopper' }),
    url: z.string(),
  })
  .meta({ id: 'ReturnPhoto' });
export type ReturnPhoto = z.infer<typeof returnPhoto>;
