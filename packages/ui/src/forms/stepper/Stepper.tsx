import { useMessages } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Icon } from '../../primitives/icon/Icon';
import { Tap } from '../../primitives/tap/Tap';
import { Text } from '../../primitives/text/Text';
import styles from './Stepper.module.css';

export interface StepperProps {
  value: number;
  min?: number | undefined;
  max: number;
  onChange: (value: number) => void;
  /** How many of what. */
  label: string;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** How many, one by one. */
export function Stepper({ value, min = 1, max, onChange, label, ...rest }: StepperProps) {
  const words = useMessages(messages);
  const step = (by: 1 | -1) => {
    const next = value + by;
    const isOff = rest.disabled || next < min || next > max;
    return (
      <Tap
        className={cx(styles.step, isOff && styles.off)}
        label={`${by > 0 ? words.more : words.fewer}${label}`}
        disabled={isOff}
        onTap={() => onChange(next)}
      >
        <Icon name={by > 0 ? 'add' : 'remove'} size="s" />
      </Tap>
    );
  };
  return (
    <Box role="group" aria-label={label} className={cx(styles.stepper, rest.className)}>
      {step(-1)}
      <Text look="ui" tabular aria-live="polite">
        {value}
      </Text>
      {step(1)}
    </Box>
  );
}
