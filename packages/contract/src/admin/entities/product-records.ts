import { z } from 'zod';
import { minorUnits, numericId, utcDateTime } from '../../entities/common.ts';
import { brandReference } from '../../entities/products.ts';
import { catalogueText } from './catalogue-text.ts';
import { version } from './page.ts';
import {
  externalId,
  MAX_PRODUCT_IMAGES,
  productFields,
  productStatus,
  sellingPrice,
  sku,
  variantFields,
} from './products.ts';

const imageKey = z.string().regex(/^[A-Za-z0-9][\w-]{0,127}$/);
const share = z.int().min(0).max(1_000);

export const focalPoint = z
  .object({ x: share, y: share })
  .nullable()
  .default(null)
  .meta({ description: 'What stays visible when it is cropped, in thousandths from top left' });

/** How an image of a product is shown. */
const imageSettings = {
  key: imageKey,
  alt: catalogueText(300).nullable().default(null),
  focalPoint,
};

/** The images of a product in order; the first one stands for it in lists. */
export const imageList = z
  .array(z.object(imageSettings))
  .max(MAX_PRODUCT_IMAGES)
  .refine((images) => new Set(images.map(({ key }) => key)).size === images.length, {
    message: 'names an image twice',
  });

export const productImage = z
  .object({ ...imageSettings, url: z.string().meta({ description: 'In a small size' }) })
  .meta({ id: 'ProductImage' });

export const catalogueVariant = variantFields
  .safeExtend({
    id: numericId,
    productId: numericId,
    merchantId: numericId,
    sku,
    externalId: externalId.nullable(),
    currency: z.string(),
    price: minorUnits.meta({ description: 'Outside scheduled prices' }),
    scheduledPrice: minorUnits.nullable().meta({ description: 'The one that is in effect now' }),
    quantity: z.int(),
    reserved: z.int().meta({ description: 'Kept for checkouts that are open' }),
    version,
  })
  .meta({ id: 'CatalogueVariant' });
export type CatalogueVariant = z.infer<typeof catalogueVariant>;

export const catalogueProduct = productFields
  .extend({
    id: numericId,
    externalId,
    status: productStatus,
    images: z.array(productImage),
    publishedAt: utcDateTime,
    updatedAt: utcDateTime,
    version,
  })
  .meta({ id: 'CatalogueProduct' });
export type CatalogueProduct = z.infer<typeof catalogueProduct>;

export const catalogueProductRow = z
  .object({
    id: numericId,
    externalId,
    status: productStatus,
    brand: brandReference,
    categoryId: numericId,
    styleId: z.string(),
    name: catalogueText(160),
    imageUrl: z.string().nullable(),
    price: minorUnits.nullable().meta({ description: 'The lowest one of its variants' }),
    quantity: z.int().meta({ description: 'Of all its variants, or of those of the merchant' }),
    updatedAt: utcDateTime,
    version,
  })
  .meta({ id: 'CatalogueProductRow' });

export const scheduledPrice = z
  .object({
    id: numericId,
    variantId: numericId,
    price: sellingPrice,
    startsAt: utcDateTime,
    endsAt: utcDateTime.nullable(),
    state: z.enum(['waiting', 'active', 'ended']),
  })
  .meta({ id: 'ScheduledPrice' });
export type ScheduledPrice = z.infer<typeof scheduledPrice>;
