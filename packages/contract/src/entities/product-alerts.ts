import { z } from 'zod';
import { minorUnits, numericId, utcDateTime } from './common.ts';
import { productSummary } from './products.ts';

export const productAlertKind = z.enum(['back-in-stock', 'price-drop']);
export type ProductAlertKind = z.infer<typeof productAlertKind>;

export const productAlert = z
  .object({
    id: numericId,
    kind: productAlertKind,
    productId: numericId,
    variantId: numericId.nullable().meta({ description: 'The size that is waited for' }),
    sizeDescription: z.string().nullable(),
    priceWhenAsked: minorUnits,
    status: z.enum(['waiting', 'sent', 'failed']),
    askedAt: utcDateTime,
  })
  .meta({ id: 'ProductAlert' });
export type ProductAlert = z.infer<typeof productAlert>;

export const productAlertList = z
  .object({
    alerts: z.array(productAlert).meta({ description: 'Newest first' }),
    products: z
      .array(productSummary)
      .meta({ description: 'The products of the alerts that are still on sale' }),
  })
  .meta({ id: 'ProductAlertList' });
export type ProductAlertList = z.infer<typeof productAlertList>;
