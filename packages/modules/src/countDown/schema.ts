import { parseTime } from '@vitrine/kit';
import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { colour, line, switchField } from '../fields/scalars.ts';
import { utcDate } from '../fields/time.ts';

/** Counts to a start, then to an end. */
export const schema = z
  .object({
    ...commonFields,
    startTime: utcDate.meta(label('开始时间', 'Starts')),
    endTime: utcDate.meta(label('结束时间', 'Ends')),
    textBeforeStart: line(40).meta(label('开始前文案', 'Words before the start')),
    textAfterStart: line(40).meta(label('开始后文案', 'Words after the start')),
    alwaysShow: switchField().meta(label('开始前也显示', 'Shown before the start too')),
    autoHideDay: switchField().meta(label('不足一天时隐藏天', 'Hides the days at zero')),
    titleColor: colour.meta(label('标题颜色', 'Colour of the title')),
    dayColor: colour.meta(label('天的颜色', 'Colour of the days')),
    hourColor: colour.meta(label('时的颜色', 'Colour of the hours')),
    minuteColor: colour.meta(label('分的颜色', 'Colour of the minutes')),
    secondColor: colour.meta(label('秒的颜色', 'Colour of the seconds')),
    labelColor: colour.meta(label('单位颜色', 'Colour of the units')),
  })
  .refine(({ startTime, endTime }) => parseTime(startTime) < parseTime(endTime), {
    path: ['endTime'],
    message: 'must be after the start',
  })
  .meta(label('页面倒计时', 'Countdown'));
export type CountDownFields = z.infer<typeof schema>;
