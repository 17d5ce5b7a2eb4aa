import { useSeen } from '@vitrine/platform';
import { Children, useEffect, useRef } from 'react';
import { cx } from '../../cx.ts';
import styles from './Scroller.module.css';
import type { ScrollerProps } from './Scroller.types.ts';

/** Draws how far a row has been scrolled, without asking React to render. */
function showProgress(track: HTMLElement, line: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = track;
  if (scrollWidth === 0) return;
  line.hidden = scrollWidth <= clientWidth;
  line.style.setProperty('--part', String(clientWidth / scrollWidth));
  line.style.setProperty('--start', String(scrollLeft / scrollWidth));
}

function End({ onSeen }: { onSeen: () => void }) {
  return <li className={styles.end} aria-hidden="true" {...useSeen(onSeen)} />;
}

/** A row that scrolls sideways by nature: touch, wheel, keys, and without scripts. */
export function Scroller(props: ScrollerProps) {
  const { children, label, progress, snap = true, onReachEnd } = props;
  const track = useRef<HTMLUListElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const items = Children.toArray(children);

  useEffect(() => {
    const row = track.current;
    if (!row || !progress) return;
    const draw = () => line.current && showProgress(row, line.current);
    const observer = new ResizeObserver(draw);
    observer.observe(row);
    row.addEventListener('scroll', draw, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', draw);
    };
  }, [progress]);

  return (
    <div className={props.className}>
      <ul ref={track} className={cx(styles.track, snap && styles.snap)} aria-label={label}>
        {items.map((item, index) => (
          // Children.toArray gives elements their keys; a bare text has only its place.
          <li
            className={cx(styles.item, props.itemClassName)}
            key={typeof item === 'object' && 'key' in item ? item.key : index}
          >
            {item}
          </li>
        ))}
        {onReachEnd && <End key={`end${items.length}`} onSeen={onReachEnd} />}
      </ul>
      {progress && (
        <div ref={line} className={styles.progress} aria-hidden="true">
          <div className={styles.part} />
        </div>
      )}
    </div>
  );
}
