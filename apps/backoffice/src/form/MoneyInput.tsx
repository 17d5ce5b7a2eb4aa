import { type Currency, SYMBOLS } from '@vitrine/kit';
import { InputNumber } from 'antd';

interface MoneyInputProps {
  value?: number | null;
  onChange?(value: number | null): void;
  currency?: Currency;
  min?: number;
  max?: number | undefined;
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

const MINOR = 100;

/** An amount in units; its value is in minor units. */
export const MoneyInput = ({
  value,
  onChange,
  currency = 'CNY',
  min = 0,
  max,
  ...rest
}: MoneyInputProps) => (
  <InputNumber
    {...rest}
    prefix={SYMBOLS[currency]}
    precision={2}
    min={min / MINOR}
    {...(max === undefined ? {} : { max: max / MINOR })}
    value={value === null || value === undefined ? null : value / MINOR}
    onChange={(units) => onChange?.(units === null ? null : Math.round(Number(units) * MINOR))}
    style={{ width: '100%' }}
  />
);
