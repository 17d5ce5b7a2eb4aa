import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { Arrows, arrowsFrame } from '../arrows/Arrows.tsx';
import { keyed } from '../keyed.ts';
import { Marks } from './Marks.tsx';
import styles from './Swiper.module.css';
import type { SwiperProps } from './Swiper.types.ts';
import { AUTOPLAY_MS } from './swiper-rules.ts';
import { useAutoplay } from './useAutoplay.ts';
import { prefersStillness, useEmbla } from './useEmbla.ts';

/** Pictures hold nothing to stop at: without this a keyboard could not reach them to move on. */
const STOP = { tabIndex: 0 } as const;

/** A carousel of full-width slides. Until its script is there, they are a row that scrolls natively. */
export function Swiper(props: SwiperProps) {
  const { children, label, autoPlay = false, interval = AUTOPLAY_MS, onChange } = props;
  const frame = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const slides = keyed(children);
  const count = slides.length;
  const [moves, setMoves] = useState(false);
  const loops = moves && count > 1;
  const { index, move } = useEmbla(view, loops);
  const advance = useCallback(() => move(1), [move]);

  // Decided after hydration: the server does not know who prefers stillness.
  useEffect(() => setMoves(autoPlay && !prefersStillness()), [autoPlay]);
  useEffect(() => onChange?.(index), [onChange, index]);
  useAutoplay({ frame, enabled: loops, interval, index, advance });

  function steer(event: KeyboardEvent): void {
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
      onKeyDown={steer}
    >
      <div className={arrowsFrame}>
        <div ref={view} className={styles.view} {...(count > 1 && STOP)}>
          <ul className={styles.track}>
            {slides.map(({ key, item }, position) => (
              <li className={styles.slide} key={key} aria-label={`${position + 1} / ${count}`}>
                {item}
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
        <Marks place="inside" index={index} count={count} {...props} />
      </div>
      <Marks place="below" index={index} count={count} {...props} />
    </section>
  );
}
