import { z } from 'zod';
import { label } from './label.ts';
import { commonLink } from './link.ts';
import { picture } from './picture.ts';
import { line } from './scalars.ts';

/** A story in a row of stories: a picture, two lines of words, and where it goes on. */
export const card = z.object({
  image: picture.optional().meta(label('图片', 'Picture')),
  title: line().meta(label('标题', 'Title')),
  subtitle: line(120).meta(label('副标题', 'Subtitle')),
  commonLink,
});
export type Card = z.infer<typeof card>;
