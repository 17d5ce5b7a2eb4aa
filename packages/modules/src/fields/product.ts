import { z } from 'zod';
import { label } from './label.ts';

const ID_LIST = /^[1-9]\d{0,11}(?:,[1-9]\d{0,11}){0,9}$/;

/** Product or category ids, separated by commas or spaces. */
export const idList = z
  .string()
  .overwrite((text) => text.trim().replace(/[\s,，、]+/g, ','))
  .regex(ID_LIST, 'must be numbers with commas between');

/**
 * A slot for one product: its id, followed by the ids of substitutes in the order in which they are
 * tried.
 */
export const productCandidates = idList.meta({
  ...label('商品编号，可写候补', 'Product and substitutes'),
  widget: 'product',
});
