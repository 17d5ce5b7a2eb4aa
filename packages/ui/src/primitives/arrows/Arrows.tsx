import { useMessages } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Icon } from '../icon/Icon';
import styles from './Arrows.module.css';

export interface ArrowsProps {
  onMove: (by: 1 | -1) => void;
  /** Nothing further that way. */
  atStart?: boolean | undefined;
  atEnd?: boolean | undefined;
}

/** A mouse cannot swipe: over a row it finds a way on at each side. Fingers never see these. */
export function Arrows({ onMove, atStart, atEnd }: ArrowsProps) {
  const words = useMessages(messages);
  return (
    <>
      <button
        type="button"
        className={cx(styles.arrow, styles.previous, atStart && styles.off)}
        aria-label={words.previous}
        aria-disabled={atStart || undefined}
        onClick={() => onMove(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={cx(styles.arrow, styles.next, atEnd && styles.off)}
        aria-label={words.next}
        aria-disabled={atEnd || undefined}
        onClick={() => onMove(1)}
      >
        <Icon name="forward" />
      </button>
    </>
  );
}

/** Give it to the box around the row and its arrows. */
export const arrowsFrame = styles.frame;
