import { z } from 'zod';
import { label } from './label.ts';
import { address } from './link.ts';
import { picture } from './picture.ts';

/** `file` is a film the shop serves itself. A provider that nothing here can play is refused. */
export const videoSource = z.object({
  provider: z.enum(['file']).default('file').meta(label('来源', 'Provider')),
  source: address.meta(label('影片地址', 'Address of the film')),
  poster: picture.optional().meta(label('封面', 'Poster')),
});
export type VideoSource = z.infer<typeof videoSource>;
