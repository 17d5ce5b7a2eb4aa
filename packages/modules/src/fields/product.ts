import { z } from 'zod';
import { label } from './label.ts';

const IDS = /^[1-9]\d{0,11}(?:,[1-9]\d{0,11}){0,9}$/;

/** Numbers of the catalogue, written with any commas or spaces between. */
export const idList = z
  .string()
  .overwrite((text) => text.trim().replace(/[\s,，、]+/g, ','))
  .regex(IDS, 'must be numbers with commas between');

/**
 * A place for one product: its number, then those that may stand in for it, in the order in which
 * they are tried.
 */
export const candidates = idList.meta({
  ...label('商品编号，可写候补', 'Product, and those that may stand in'),
  widget: 'product',
});
