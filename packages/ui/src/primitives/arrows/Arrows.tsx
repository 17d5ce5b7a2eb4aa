import { useMessages } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Icon } from '../icon/Icon';
import styles from './Arrows.module.css';

export interface ArrowsProps {
  onMove: (by: 1 | -1) => void;
  /** Disables the arrow in that direction. */
  atStart?: boolean | undefined;
  atEnd?: boolean | undefined;
}

/** Previous and next buttons for a mouse, which cannot swipe. CSS hides them on touch screens. */
export function Arrows({ onMove, atStart, atEnd }: ArrowsProps) {
  const t = useMessages(messages);
  return (
    <>
      <button
        type="button"
        className={cx(styles.arrow, styles.previous, atStart && styles.disabled)}
        aria-label={t.previous}
        aria-disabled={atStart || undefined}
        onClick={() => atStart || onMove(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={cx(styles.arrow, styles.next, atEnd && styles.disabled)}
        aria-label={t.next}
        aria-disabled={atEnd || undefined}
        onClick={() => atEnd || onMove(1)}
      >
        <Icon name="forward" />
      </button>
    </>
  );
}

/** Class name of the element that contains the row and its arrows. */
export const arrowsFrameClass = styles.frame;
