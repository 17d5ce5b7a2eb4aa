import { parseTime } from '@vitrine/kit';
import { z } from 'zod';
import { label } from './label.ts';
import { line, switchField } from './scalars.ts';

/** A moment. One without a zone is UTC; the editor shows and takes Beijing time. */
export const utcDate = z
  .string()
  .trim()
  .refine((text) => !Number.isNaN(parseTime(text)), 'must be a date and time')
  .meta({ widget: 'time' });

/** A start, an end, and the words that go with counting to either. */
export const countingFields = {
  startTime: utcDate.meta(label('开始时间', 'Starts')),
  endTime: utcDate.meta(label('结束时间', 'Ends')),
  textBeforeStart: line(40).meta(label('开始前文案', 'Words before the start')),
  textAfterStart: line(40).meta(label('开始后文案', 'Words after the start')),
  alwaysShow: switchField().meta(label('开始前也显示', 'Shown before the start too')),
  autoHideDay: switchField().meta(label('不足一天时隐藏天', 'Hides the days at zero')),
};
export type CountingFields = z.infer<z.ZodObject<typeof countingFields>>;

export const startsBeforeItEnds = ({ startTime, endTime }: CountingFields): boolean =>
  parseTime(startTime) < parseTime(endTime);

export const AFTER_START = { path: ['endTime'], message: 'must be after the start' };
