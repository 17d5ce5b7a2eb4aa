import { z } from 'zod';
import { label } from './label.ts';
import { url } from './link.ts';
import { picture } from './picture.ts';

/** `file` is a video file served by the shop. Other providers cannot be played and are refused. */
export const videoSource = z.object({
  provider: z.enum(['file']).default('file').meta(label('来源', 'Provider')),
  source: url.meta({ ...label('影片地址', 'Video URL'), widget: 'video' }),
  poster: picture.optional().meta(label('封面', 'Poster')),
});
export type VideoSource = z.infer<typeof videoSource>;
