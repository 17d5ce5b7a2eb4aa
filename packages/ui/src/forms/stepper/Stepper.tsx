import { useMessages } from '@vitrine/platform';
import { IconButton } from '../../components/icon-button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import styles from './Stepper.module.css';

export interface StepperProps {
  value: number;
  min?: number | undefined;
  max: number;
  onChange: (value: number) => void;
  /** What is counted. */
  label: string;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Changes a number in steps of one. */
export function Stepper({ value, min = 1, max, onChange, label, ...rest }: StepperProps) {
  const t = useMessages(messages);
  const renderButton = (by: 1 | -1) => {
    const next = value + by;
    const isDisabled = rest.disabled || (by > 0 ? next > max : next < min);
    return (
      <IconButton
        icon={by > 0 ? 'add' : 'remove'}
        size="s"
        className={cx(isDisabled && styles.disabled)}
        label={`${by > 0 ? t.more : t.fewer}${label}`}
        disabled={isDisabled}
        onPress={() => onChange(next)}
      />
    );
  };
  return (
    <Box role="group" aria-label={label} className={cx(styles.stepper, rest.className)}>
      {renderButton(-1)}
      <Text variant="ui" tabular aria-live="polite">
        {value}
      </Text>
      {renderButton(1)}
    </Box>
  );
}
