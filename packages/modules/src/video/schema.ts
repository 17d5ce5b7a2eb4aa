import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { line, switchField } from '../fields/scalars.ts';
import { videoSource } from '../fields/video.ts';

/** A video: plays muted automatically if `autoPlay` is set, else shows its poster until pressed. */
export const schema = z
  .object({
    ...commonFields,
    video: videoSource.meta(label('影片', 'Video')),
    title: line().meta(label('标题', 'Title')),
    duration: z
      .string()
      .regex(/^(?:\d{1,2}:[0-5]\d)?$/, 'must be minutes and seconds: 01:24')
      .default('')
      .meta(label('时长', 'Duration')),
    ratio: z
      .enum(['16/9', '16/10', '4/3', '1/1', '3/4', '9/16'])
      .default('16/10')
      .meta(label('比例', 'Ratio')),
    autoPlay: switchField().meta(label('静音自动播放', 'Autoplay, muted')),
    loop: switchField(true).meta(label('循环', 'Loop')),
    inset: switchField().meta(label('左右留边', 'Side margins')),
    commonLink,
  })
  .meta({ ...label('影片', 'Film'), essentialFields: ['video.provider'] });
export type VideoFields = z.infer<typeof schema>;
