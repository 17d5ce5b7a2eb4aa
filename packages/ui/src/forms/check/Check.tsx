import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Icon } from '../../primitives/icon/Icon';
import { Tap } from '../../primitives/tap/Tap';
import { Text } from '../../primitives/text/Text';
import styles from './Check.module.css';

export interface CheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Plain words; a link among them goes below the check, where it can be tapped. */
  children: ReactNode;
  /** What it says, when its content does not say so in words. */
  label?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Yes or no to a sentence. */
export const Check = ({ checked, onChange, children, label, error, ...rest }: CheckProps) => (
  <Box className={rest.className}>
    <Tap
      className={styles.check}
      role="checkbox"
      aria-checked={checked}
      aria-invalid={error ? true : undefined}
      label={label}
      disabled={rest.disabled}
      onTap={() => onChange(!checked)}
    >
      <Box className={cx(styles.mark, checked && styles.on, error && styles.wrong)}>
        {checked && <Icon name="done" size="s" />}
      </Box>
      <Box className={styles.words}>{children}</Box>
    </Tap>
    {error && (
      <Text as="p" className={styles.error} role="alert">
        {error}
      </Text>
    )}
  </Box>
);
