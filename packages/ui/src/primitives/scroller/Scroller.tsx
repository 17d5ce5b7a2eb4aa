import { useSeen } from '@vitrine/platform';
import { useRef } from 'react';
import { cx } from '../../cx.ts';
import { Arrows, arrowsFrame } from '../arrows/Arrows.tsx';
import { keyed } from '../keyed.ts';
import styles from './Scroller.module.css';
import type { ScrollerProps } from './Scroller.types.ts';
import { useOverflow } from './useOverflow.ts';

/** An arrow leaves a little of what was in view, so that the eye keeps its place. */
const ARROW_PART = 0.8;

function End({ onSeen }: { onSeen: () => void }) {
  return <li className={styles.end} aria-hidden="true" {...useSeen(onSeen)} />;
}

/** A row that scrolls sideways by nature: touch, wheel, keys, and without scripts. */
export function Scroller(props: ScrollerProps) {
  const { children, label, progress, snap = true, onReachEnd, className } = props;
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const items = keyed(children);
  useOverflow(frame, track, styles.fits);

  function move(by: 1 | -1): void {
    const row = track.current;
    row?.scrollBy({ left: by * row.clientWidth * ARROW_PART, behavior: 'smooth' });
  }

  return (
    <div ref={frame} className={className}>
      <div className={arrowsFrame}>
        <ul ref={track} className={cx(styles.track, snap && styles.snap)} aria-label={label}>
          {items.map(({ key, item }) => (
            <li className={cx(styles.item, props.itemClassName)} key={key}>
              {item}
            </li>
          ))}
          {onReachEnd && <End key={`end${items.length}`} onSeen={onReachEnd} />}
        </ul>
        <div className={styles.arrows}>
          <Arrows onMove={move} />
        </div>
      </div>
      {progress && (
        <div className={styles.progress} aria-hidden="true">
          <div className={styles.part} />
        </div>
      )}
    </div>
  );
}
