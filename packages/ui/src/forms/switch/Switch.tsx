import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Pressable } from '../../primitives/pressable/Pressable';
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

/** An on/off setting that takes effect at once. */
export const Switch = ({ on, onChange, label, hint, disabled, className }: SwitchProps) => (
  <Pressable
    className={cx(styles.row, className)}
    role="switch"
    aria-checked={on}
    disabled={disabled}
    onPress={() => onChange(!on)}
  >
    <Box className={styles.text}>
      <Text variant="ui">{label}</Text>
      {hint && <Text className={styles.hint}>{hint}</Text>}
    </Box>
    <Box className={cx(styles.track, on && styles.on)}>
      <Box className={cx(styles.thumb, on && styles.thumbOn)} />
    </Box>
  </Pressable>
);
