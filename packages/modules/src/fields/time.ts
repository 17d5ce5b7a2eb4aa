import { parseTime } from '@vitrine/kit';
import { z } from 'zod';
import { label } from './label.ts';
import { line, switchField } from './scalars.ts';

/** A date and time. Without a time zone it is UTC; the editor shows and accepts Beijing time. */
export const utcDate = z
  .string()
  .trim()
  .refine((text) => !Number.isNaN(parseTime(text)), 'must be a date and time')
  .meta({ widget: 'time' });

/** The fields of a timer: start (without one it runs from the beginning), end, and the texts shown before and after the start. */
export const timerFields = {
  startTime: utcDate.optional().meta(label('开始时间', 'Starts')),
  endTime: utcDate.meta({ ...label('结束时间', 'Ends'), asset: 'end' }),
  textBeforeStart: line(40).meta(label('开始前文案', 'Text before the start')),
  textAfterStart: line(40).meta(label('开始后文案', 'Text after the start')),
  alwaysShow: switchField().meta(label('开始前也显示', 'Show before the start')),
  autoHideDay: switchField().meta(label('不足一天时隐藏天', 'Hide zero days')),
};
export type TimerFields = z.infer<z.ZodObject<typeof timerFields>>;

export const startsBeforeEnd = ({ startTime, endTime }: TimerFields): boolean =>
  startTime === undefined || parseTime(startTime) < parseTime(endTime);

export const END_AFTER_START = { path: ['endTime'], message: 'must be after the start' };
