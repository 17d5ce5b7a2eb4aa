import { z } from 'zod';
import { minorUnits, numericId, uuid } from './common.ts';
import { orderItem } from './orders.ts';

export const returnReason = z.enum([
  'size',
  'changed-mind',
  'not-as-pictured',
  'faulty',
  'wrong-item',
  'other',
]);
export type ReturnReason = z.infer<typeof returnReason>;

const MAX_DEDUCTION_NOTE = 300;

/** Why an inspection keeps a part of the amount back. */
export const deductionReason = z.enum([
  'worn',
  'damaged',
  'missing-parts',
  'missing-tags',
  'other',
]);
export type DeductionReason = z.infer<typeof deductionReason>;

/** What is kept back of the amount of an item that came back. */
export const returnDeduction = z
  .object({
    amount: minorUnits.min(1),
    reason: deductionReason,
    note: z.string().trim().max(MAX_DEDUCTION_NOTE).default('').meta({
      description: 'What the merchant says about it; the shopper reads it',
    }),
  })
  .meta({ id: 'ReturnDeduction' });
export type ReturnDeduction = z.infer<typeof returnDeduction>;

/** A return is picked up, inspected by the merchant, and refunded or refused. */
export const returnStatus = z.enum([
  'requested',
  'scheduled',
  'picked-up',
  'inspected',
  'refunding',
  'refunded',
  'cancelled',
  'refused',
]);
export type ReturnStatus = z.infer<typeof returnStatus>;

export const pickupSlot = z
  .object({
    date: z.iso.date().meta({ description: 'Date in Beijing, from tomorrow on' }),
    part: z.enum(['morning', 'afternoon']),
  })
  .meta({ id: 'PickupSlot' });
export type PickupSlot = z.infer<typeof pickupSlot>;

/** Photos of one return request. */
export const MAX_RETURN_REQUEST_PHOTOS = 6;

export const returnRequestPhoto = z
  .object({
    id: uuid,
    url: z.string().meta({ description: 'Signed and valid for some hours' }),
    thumbnailUrl: z.string(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'ReturnRequestPhoto' });
export type ReturnRequestPhoto = z.infer<typeof returnRequestPhoto>;

export const orderReturn = z
  .object({
    id: numericId,
    orderId: numericId,
    merchantOrderId: numericId,
    status: returnStatus,
    statusText: z.string(),
    reason: returnReason,
    note: z.string(),
    photos: z.array(returnRequestPhoto).meta({ description: 'What the shopper shows' }),
    pickup: pickupSlot,
    refundAmount: minorUnits.meta({ description: 'With the delivery, without the deductions' }),
    refundedShipping: minorUnits.meta({ description: 'The delivery in the amount' }),
    requestedAt: z.iso.datetime(),
    pickedUpAt: z.iso.datetime().nullable(),
    refundedAt: z.iso.datetime().nullable(),
    canCancel: z.boolean(),
    items: z.array(
      orderItem
        .pick({
          productId: true,
          brand: true,
          shortDescription: true,
          images: true,
          sizeDescription: true,
        })
        .extend({
          orderItemId: numericId,
          quantity: z.int().min(1),
          amount: minorUnits,
          deduction: returnDeduction.extend({ reasonText: z.string() }).nullable(),
        }),
    ),
  })
  .meta({ id: 'OrderReturn' });
export type OrderReturn = z.infer<typeof orderReturn>;

export const returnInput = z.object({
  merchantOrderId: numericId,
  items: z
    .array(z.object({ orderItemId: numericId, quantity: z.int().min(1).max(99) }))
    .min(1)
    .max(50),
  reason: returnReason,
  note: z.string().trim().max(300).default(''),
  photoIds: z
    .array(uuid)
    .max(MAX_RETURN_REQUEST_PHOTOS)
    .default([])
    .meta({ description: 'Photos that the shopper has uploaded for this request' }),
  pickup: pickupSlot,
});
export type ReturnInput = z.input<typeof returnInput>;
/** The parsed input, with defaults. */
export type ReturnRequest = z.output<typeof returnInput>;
