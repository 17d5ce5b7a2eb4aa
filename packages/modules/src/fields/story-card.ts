import { z } from 'zod';
import { label } from './label.ts';
import { commonLink } from './link.ts';
import { picture } from './picture.ts';
import { line } from './scalars.ts';

/** A card with a picture, a title, a subtitle and a link. */
export const storyCard = z.object({
  image: picture.optional().meta(label('图片', 'Picture')),
  title: line().meta(label('标题', 'Title')),
  subtitle: line(120).meta(label('副标题', 'Subtitle')),
  commonLink,
});
export type StoryCardFields = z.infer<typeof storyCard>;
