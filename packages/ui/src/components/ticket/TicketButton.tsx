import type { Destination } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Link } from '../../primitives/link/Link';
import { Pressable } from '../../primitives/pressable/Pressable';
import { Text } from '../../primitives/text/Text';
import styles from './TicketButton.module.css';

/** The action of a ticket: a button, a link, or only a status text. */
export interface TicketAction {
  label: string;
  to?: Destination | undefined;
  onPress?: (() => void) | undefined;
  /** In progress: further presses are ignored. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The coupon's name, added to the button's label for screen readers. */
  subject?: string | undefined;
}

export interface TicketButtonProps {
  action: TicketAction;
  /** Filled with the promotion colour. */
  isFilled?: boolean | undefined;
  isRed?: boolean | undefined;
  className?: string | undefined;
}

export function TicketButton({ action, isFilled, isRed, className }: TicketButtonProps) {
  const { label, to, onPress, busy = false, disabled = false, subject } = action;
  const classes = cx(styles.button, className, isFilled && styles.filled, isRed && styles.red);
  const content = (
    <>
      {label}
      {subject && <Text visuallyHidden> {subject}</Text>}
    </>
  );
  if (!to && !onPress) return <Box className={cx(classes, styles.inactive)}>{label}</Box>;
  if (to && !disabled) {
    return (
      <Link to={to} onPress={onPress} className={classes}>
        {content}
      </Link>
    );
  }
  return (
    <Pressable
      className={cx(classes, (disabled || busy) && styles.busy)}
      disabled={disabled}
      aria-busy={busy || undefined}
      onPress={() => busy || onPress?.()}
    >
      {content}
    </Pressable>
  );
}
