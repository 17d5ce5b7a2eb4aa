import type { Destination } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Link } from '../../primitives/link/Link';
import { Tap } from '../../primitives/tap/Tap';
import { Text } from '../../primitives/text/Text';
import styles from './TicketButton.module.css';

/** What a ticket offers to do next: to act, to lead on, or only a word about how it stands. */
export interface TicketDeed {
  label: string;
  to?: Destination | undefined;
  onTap?: (() => void) | undefined;
  /** At work: it takes no second tap. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** What it is done to, for who hears only the button. */
  of?: string | undefined;
}

export interface TicketButtonProps {
  deed: TicketDeed;
  /** Stands out in the one colour of promotion. */
  isFilled?: boolean | undefined;
  isRed?: boolean | undefined;
  className?: string | undefined;
}

export function TicketButton({ deed, isFilled, isRed, className }: TicketButtonProps) {
  const { label, to, onTap, busy = false, disabled = false, of } = deed;
  const look = cx(styles.button, className, isFilled && styles.filled, isRed && styles.red);
  const words = (
    <>
      {label}
      {of && <Text spoken> {of}</Text>}
    </>
  );
  if (!to && !onTap) return <Box className={cx(look, styles.off)}>{label}</Box>;
  if (to && !disabled) {
    return (
      <Link to={to} onTap={onTap} className={look}>
        {words}
      </Link>
    );
  }
  return (
    <Tap
      className={cx(look, (disabled || busy) && styles.busy)}
      disabled={disabled}
      aria-busy={busy || undefined}
      onTap={() => busy || onTap?.()}
    >
      {words}
    </Tap>
  );
}
