import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { countUpTo, setId } from '../fields/scalars.ts';

/** The most products that one set shows, and how many it shows when a page does not say. */
export const SET_SIZE = 20;

/** A grid of the products of a set. */
export const schema = z
  .object({
    ...commonFields,
    setId,
    quantity: countUpTo({ min: 2, max: SET_SIZE, default: SET_SIZE }).meta(
      label('商品数量', 'How many products'),
    ),
  })
  .meta(label('商品集', 'Product set'));
export type ProductSetFields = z.infer<typeof schema>;
