import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { colour } from '../fields/scalars.ts';
import { AFTER_START, countingFields, startsBeforeItEnds } from '../fields/time.ts';

/** Counts to a start, then to an end. */
export const schema = z
  .object({
    ...commonFields,
    ...countingFields,
    titleColor: colour.meta(label('标题颜色', 'Colour of the title')),
    dayColor: colour.meta(label('天的颜色', 'Colour of the days')),
    hourColor: colour.meta(label('时的颜色', 'Colour of the hours')),
    minuteColor: colour.meta(label('分的颜色', 'Colour of the minutes')),
    secondColor: colour.meta(label('秒的颜色', 'Colour of the seconds')),
    labelColor: colour.meta(label('单位颜色', 'Colour of the units')),
  })
  .refine(startsBeforeItEnds, AFTER_START)
  .meta(label('页面倒计时', 'Countdown'));
export type CountDownFields = z.infer<typeof schema>;
