import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { line, productCount, setId } from '../fields/scalars.ts';

const DEFAULT_PRODUCTS = 10;

/** The products of a set in a scrolling row, with a last card that links to all of them. */
export const schema = z
  .object({
    ...commonFields,
    setId,
    quantity: productCount(DEFAULT_PRODUCTS),
    showMoreText: line(20).meta(label('末尾卡片文字', 'Text of the last card')),
    commonLink,
  })
  .meta(label('横滑商品', 'Sliding products'));
export type SlideProductsFields = z.infer<typeof schema>;
