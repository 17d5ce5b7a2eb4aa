import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { colour } from '../fields/scalars.ts';
import { END_AFTER_START, startsBeforeEnd, timerFields } from '../fields/time.ts';

/** Counts down to the start, then to the end. */
export const schema = z
  .object({
    ...commonFields,
    ...timerFields,
    titleColor: colour.meta(label('标题颜色', 'Title colour')),
    dayColor: colour.meta(label('天的颜色', 'Days colour')),
    hourColor: colour.meta(label('时的颜色', 'Hours colour')),
    minuteColor: colour.meta(label('分的颜色', 'Minutes colour')),
    secondColor: colour.meta(label('秒的颜色', 'Seconds colour')),
    labelColor: colour.meta(label('单位颜色', 'Unit colour')),
  })
  .refine(startsBeforeEnd, END_AFTER_START)
  .meta(label('页面倒计时', 'Countdown'));
export type CountDownFields = z.infer<typeof schema>;
