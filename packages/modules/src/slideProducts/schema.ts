import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { countUpTo, line, setId } from '../fields/scalars.ts';

const SLIDE_DEFAULT = 10;
const SLIDE_MAX = 20;

/** The products of a set in one row that slides, with a last card that leads to the rest. */
export const schema = z
  .object({
    ...commonFields,
    setId,
    quantity: countUpTo({ min: 2, max: SLIDE_MAX, default: SLIDE_DEFAULT }).meta(
      label('商品数量', 'How many products'),
    ),
    showMoreText: line(20).meta(label('末尾卡片文字', 'Words on the last card')),
    commonLink,
  })
  .meta(label('横滑商品', 'Sliding products'));
export type SlideProductsFields = z.infer<typeof schema>;
