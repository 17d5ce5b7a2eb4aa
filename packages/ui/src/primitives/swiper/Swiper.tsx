import { useMessages } from '@vitrine/platform';
import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Icon } from '../icon/Icon';
import { Marks } from './Marks.tsx';
import styles from './Swiper.module.css';
import type { SwiperProps } from './Swiper.types.ts';
import { AUTOPLAY_MS } from './swiper-rules.ts';
import { useAutoplay } from './useAutoplay.ts';
import { prefersStillness, useTrack } from './useTrack.ts';

/** Copies of a loop are for the eye only. */
const silence = (element: HTMLElement | null): void => element?.setAttribute('inert', '');

const Copy = ({ children }: { children: ReactNode }) => (
  <li ref={silence} className={styles.slide} aria-hidden="true">
    {children}
  </li>
);

/** A carousel of full-width slides on native scrolling. */
export function Swiper(props: SwiperProps) {
  const { children, label, autoPlay = false, interval = AUTOPLAY_MS, onChange } = props;
  const words = useMessages(messages);
  const frame = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const slides = Children.toArray(children);
  const count = slides.length;
  const [moves, setMoves] = useState(false);
  const loops = moves && count > 1;
  const { index, move } = useTrack(track, { count, loops });
  const advance = useRef(() => move(1));
  advance.current = () => move(1);

  // Decided after hydration: the server does not know who prefers stillness.
  useEffect(() => setMoves(autoPlay && !prefersStillness()), [autoPlay]);
  useEffect(() => onChange?.(index), [onChange, index]);
  useAutoplay({ frame, enabled: loops, interval, index, advance: advance.current });

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
      <div className={styles.window}>
        <ul ref={track} className={styles.track}>
          {loops && <Copy>{slides[count - 1]}</Copy>}
          {slides.map((slide, position) => (
            <li
              className={styles.slide}
              key={typeof slide === 'object' && 'key' in slide ? slide.key : position}
              aria-label={`${position + 1} / ${count}`}
            >
              {slide}
            </li>
          ))}
          {loops && <Copy>{slides[0]}</Copy>}
        </ul>
        {count > 1 && (
          <>
            <button
              type="button"
              className={cx(styles.arrow, styles.previous)}
              aria-label={words.previous}
              onClick={() => move(-1)}
            >
              <Icon name="back" />
            </button>
            <button
              type="button"
              className={cx(styles.arrow, styles.next)}
              aria-label={words.next}
              onClick={() => move(1)}
            >
              <Icon name="forward" />
            </button>
          </>
        )}
        <Marks place="inside" index={index} count={count} {...props} />
      </div>
      <Marks place="below" index={index} count={count} {...props} />
    </section>
  );
}
