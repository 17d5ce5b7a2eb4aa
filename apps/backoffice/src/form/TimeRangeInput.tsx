import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { fromChinaClock, toChinaClock } from './china-clock.ts';
import { keepFormOnEnter } from './keep-form-on-enter.ts';

/** The start and the end of a period; either may be open. */
export type TimeRange = readonly [string | null, string | null];

interface TimeRangeInputProps {
  value?: TimeRange;
  onChange?(value: TimeRange): void;
  id?: string;
  'aria-label'?: string;
}

const CLOCK = 'YYYY-MM-DDTHH:mm:ss';
const toDay = (iso: string | null | undefined) => (iso ? dayjs(toChinaClock(iso)) : null);
const toIso = (day: dayjs.Dayjs | null | undefined) =>
  day ? fromChinaClock(day.format(CLOCK)) : null;

/** A period, shown and typed as the clock in China. */
export const TimeRangeInput = ({ value, onChange, id, ...rest }: TimeRangeInputProps) => (
  <DatePicker.RangePicker
    {...rest}
    {...(id === undefined ? {} : { id: { start: id, end: `${id}-end` } })}
    showTime={{ format: 'HH:mm' }}
    format="YYYY-MM-DD HH:mm"
    showNow={false}
    onKeyDown={keepFormOnEnter}
    allowEmpty={[true, true]}
    value={[toDay(value?.[0]), toDay(value?.[1])]}
    onChange={(days) => onChange?.([toIso(days?.[0]), toIso(days?.[1])])}
    style={{ width: '100%' }}
  />
);
