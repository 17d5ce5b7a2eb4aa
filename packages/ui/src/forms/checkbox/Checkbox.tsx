import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Icon } from '../../primitives/icon/Icon';
import { Pressable } from '../../primitives/pressable/Pressable';
import { Text } from '../../primitives/text/Text';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Text without links: a link inside the button could not be pressed. */
  children: ReactNode;
  /** Accessible name, when the content has no text. */
  label?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A checkbox with its text. */
export const Checkbox = ({ checked, onChange, children, label, error, ...rest }: CheckboxProps) => (
  <Box className={rest.className}>
    <Pressable
      className={styles.checkbox}
      role="checkbox"
      aria-checked={checked}
      aria-invalid={error ? true : undefined}
      label={label}
      disabled={rest.disabled}
      onPress={() => onChange(!checked)}
    >
      <Box className={cx(styles.box, checked && styles.checked, error && styles.invalid)}>
        {checked && <Icon name="done" size="s" />}
      </Box>
      <Box className={styles.text}>{children}</Box>
    </Pressable>
    {error && (
      <Text as="p" className={styles.error} role="alert">
        {error}
      </Text>
    )}
  </Box>
);
