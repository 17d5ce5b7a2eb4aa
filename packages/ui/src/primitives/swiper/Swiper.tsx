import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { Arrows, arrowsFrameClass } from '../arrows/Arrows.tsx';
import { toKeyedChildren } from '../keyed-children.ts';
import styles from './Swiper.module.css';
import type { SwiperProps } from './Swiper.types.ts';
import { SwiperPagination } from './SwiperPagination.tsx';
import { AUTOPLAY_MS } from './swiper-rules.ts';
import { useAutoplay } from './useAutoplay.ts';
import { prefersReducedMotion, useEmbla } from './useEmbla.ts';

/** Slides may contain no focusable element, so the row itself must be reachable by keyboard. */
const FOCUSABLE = { tabIndex: 0 } as const;

/** A carousel of full-width slides. Before its script loads, they scroll natively. */
export function Swiper(props: SwiperProps) {
  const { children, label, autoPlay = false, interval = AUTOPLAY_MS, onChange } = props;
  const frame = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const slides = toKeyedChildren(children);
  const count = slides.length;
  const [autoPlays, setAutoPlays] = useState(false);
  const loops = autoPlays && count > 1;
  const { index, move } = useEmbla(view, loops);
  const advance = useCallback(() => move(1), [move]);

  // Set after hydration, because the server does not know the reduced-motion preference.
  useEffect(() => setAutoPlays(autoPlay && !prefersReducedMotion()), [autoPlay]);
  useEffect(() => onChange?.(index), [onChange, index]);
  useAutoplay({ frame, enabled: loops, interval, index, advance });

  function onArrowKey(event: KeyboardEvent): void {
    // With Alt or Cmd an arrow goes back in the history.
    if (event.altKey || event.metaKey) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  }

  return (
    <section
      ref={frame}
      className={cx(styles.frame, props.className)}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onArrowKey}
    >
      <div className={arrowsFrameClass}>
        <div ref={view} className={styles.view} {...(count > 1 && FOCUSABLE)}>
          <ul className={styles.track}>
            {slides.map(({ key, child }, position) => (
              <li className={styles.slide} key={key} aria-label={`${position + 1} / ${count}`}>
                {child}
              </li>
            ))}
          </ul>
        </div>
        {count > 1 && (
          <Arrows
            onMove={move}
            atStart={!loops && index === 0}
            atEnd={!loops && index === count - 1}
          />
        )}
        <SwiperPagination placement="inside" index={index} count={count} {...props} />
      </div>
      <SwiperPagination placement="below" index={index} count={count} {...props} />
    </section>
  );
}
