import { z } from 'zod';
import { label } from './label.ts';
import { commonLink } from './link.ts';
import { picture } from './picture.ts';
import { candidates } from './product.ts';
import { line, words } from './scalars.ts';

const CELLS_MAX = 8;

/** Pieces worn together: a picture, some words, and a cell for each piece. */
export const lookFields = {
  title: line(40).meta(label('标题', 'Title')),
  image: picture.optional().meta(label('图片', 'Picture')),
  description: words(200).meta(label('描述（显示两行）', 'Description, of which two lines show')),
  cells: z
    .array(z.object({ productIds: candidates }))
    .max(CELLS_MAX)
    .default([])
    .meta(label('单品', 'Pieces')),
  buttonText: line(20).meta(label('整套按钮文字', 'Words on the button for all of it')),
  commonLink,
};

export const look = z.object(lookFields);
export type Look = z.infer<typeof look>;
