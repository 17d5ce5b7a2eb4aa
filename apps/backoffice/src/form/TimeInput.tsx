import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { fromChinaClock, toChinaClock } from './china-clock.ts';
import { keepFormOnEnter } from './keep-form-on-enter.ts';

interface TimeInputProps {
  value?: string | null;
  onChange?(value: string | null): void;
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

const CLOCK = 'YYYY-MM-DDTHH:mm:ss';

/** A point in time, shown and typed as the clock in China. Its value is an ISO time. */
export const TimeInput = ({ value, onChange, ...rest }: TimeInputProps) => (
  <DatePicker
    {...rest}
    showTime={{ format: 'HH:mm' }}
    format="YYYY-MM-DD HH:mm"
    // "Now" of the picker is the clock of this machine, which may be in another zone.
    showNow={false}
    onKeyDown={keepFormOnEnter}
    value={value ? dayjs(toChinaClock(value)) : null}
    onChange={(day) => onChange?.(day ? fromChinaClock(day.format(CLOCK)) : null)}
    style={{ width: '100%' }}
  />
);
