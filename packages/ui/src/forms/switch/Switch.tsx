import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Tap } from '../../primitives/tap/Tap';
import { Text } from '../../primitives/text/Text';
import styles from './Switch.module.css';

export interface SwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
  label: string;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A setting that takes effect at once. */
export const Switch = ({ on, onChange, label, hint, disabled, className }: SwitchProps) => (
  <Tap
    className={cx(styles.row, className)}
    role="switch"
    aria-checked={on}
    disabled={disabled}
    onTap={() => onChange(!on)}
  >
    <Box className={styles.words}>
      <Text look="ui">{label}</Text>
      {hint && <Text className={styles.hint}>{hint}</Text>}
    </Box>
    <Box className={cx(styles.track, on && styles.on)}>
      <Box className={cx(styles.thumb, on && styles.moved)} />
    </Box>
  </Tap>
);
