import { useImpression } from '@vitrine/platform';
import { useRef } from 'react';
import { cx } from '../../cx.ts';
import { Arrows, arrowsFrameClass } from '../arrows/Arrows.tsx';
import { toKeyedChildren } from '../keyed-children.ts';
import styles from './Scroller.module.css';
import type { ScrollerProps } from './Scroller.types.ts';
import { useOverflow } from './useOverflow.ts';

/** An arrow scrolls by most of the width, so that a part of the previous view stays visible. */
const SCROLL_FRACTION = 0.8;

function EndMarker({ onImpression }: { onImpression: () => void }) {
  return <li className={styles.end} aria-hidden="true" {...useImpression(onImpression)} />;
}

/** A row with native horizontal scrolling, which also works without JavaScript. */
export function Scroller(props: ScrollerProps) {
  const { children, label, progress, snap = true, onReachEnd, className } = props;
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const items = toKeyedChildren(children);
  useOverflow(frame, track, styles.fits);

  function move(by: 1 | -1): void {
    const row = track.current;
    row?.scrollBy({ left: by * row.clientWidth * SCROLL_FRACTION, behavior: 'smooth' });
  }

  return (
    <div ref={frame} className={className}>
      <div className={arrowsFrameClass}>
        <ul ref={track} className={cx(styles.track, snap && styles.snap)} aria-label={label}>
          {items.map(({ key, child }) => (
            <li className={cx(styles.item, props.itemClassName)} key={key}>
              {child}
            </li>
          ))}
          {onReachEnd && <EndMarker key={`end${items.length}`} onImpression={onReachEnd} />}
        </ul>
        <div className={styles.arrows}>
          <Arrows onMove={move} />
        </div>
      </div>
      {progress && (
        <div className={styles.progress} aria-hidden="true">
          <div className={styles.thumb} />
        </div>
      )}
    </div>
  );
}
