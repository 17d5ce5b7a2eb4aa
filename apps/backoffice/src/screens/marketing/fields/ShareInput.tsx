import { InputNumber } from 'antd';

interface ShareInputProps {
  id?: string;
  value?: number | null;
  disabled?: boolean;
  'aria-label'?: string;
  onChange?(value: number | null): void;
}

/** Odds are stored per million draws, and are read as per cent. */
const PER_CENT = 10_000;

/** A share in per cent; its value is per million. */
export const ShareInput = ({ value, onChange, ...rest }: ShareInputProps) => (
  <InputNumber
    {...rest}
    suffix="%"
    precision={4}
    min={0}
    max={100}
    value={value === null || value === undefined ? null : value / PER_CENT}
    onChange={(share) => onChange?.(share === null ? null : Math.round(Number(share) * PER_CENT))}
    style={{ width: '100%' }}
  />
);
