import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { productCount, setId } from '../fields/scalars.ts';

/** A grid of the products of a set. */
export const schema = z
  .object({
    ...commonFields,
    setId,
    quantity: productCount(),
  })
  .meta({ ...label('商品集', 'Product set'), essentialFields: ['quantity'] });
export type ProductSetFields = z.infer<typeof schema>;
