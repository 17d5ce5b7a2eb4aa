import { z } from 'zod';
import { label } from './label.ts';
import { commonLink } from './link.ts';
import { picture } from './picture.ts';
import { productCandidates } from './product.ts';
import { line, paragraph } from './scalars.ts';

const MAX_CELLS = 8;

/** The fields of an outfit: a picture, a text, and one slot for each product. */
export const lookFields = {
  title: line(40).meta(label('标题', 'Title')),
  image: picture.optional().meta(label('图片', 'Picture')),
  description: paragraph(200).meta(label('描述（显示两行）', 'Description, two lines shown')),
  cells: z
    .array(z.object({ productIds: productCandidates }))
    .max(MAX_CELLS)
    .default([])
    .meta(label('商品', 'Products')),
  buttonText: line(20).meta(label('整套按钮文字', 'Text of the buy-all button')),
  commonLink,
};

export const look = z.object(lookFields);
export type LookFields = z.infer<typeof look>;
