import { useMessages } from '@vitrine/platform';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Icon } from '../icon/Icon';
import styles from './Video.module.css';
import type { VideoProps } from './Video.types.ts';

const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A browser that saves data or battery may refuse; the poster and the button remain. */
const begin = (video: HTMLVideoElement | null) => video?.play().catch(() => undefined);

/** Plays while in view, stops out of it; the film is not fetched before. */
function playInView(video: HTMLVideoElement): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) void begin(video);
    else video.pause();
  });
  observer.observe(video);
  return () => observer.disconnect();
}

/** A film behind its poster. */
export function Video({
  src,
  poster,
  label,
  ratio,
  autoPlay,
  loop,
  onPlay,
  className,
}: VideoProps) {
  const words = useMessages(messages);
  const film = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (!autoPlay || !film.current || prefersStillness()) return;
    return playInView(film.current);
  }, [autoPlay]);

  return (
    <div
      className={cx(styles.frame, className)}
      style={{ '--ratio': ratio ?? '16/9' } as CSSProperties}
    >
      {/* Silent films need no captions, and a shop's films with sound carry theirs in the picture. */}
      <video
        ref={film}
        className={styles.film}
        src={src}
        poster={poster}
        preload="none"
        playsInline
        muted={autoPlay}
        loop={loop}
        controls={started && !autoPlay}
        aria-label={label}
        onPlay={() => {
          if (!started) onPlay?.();
          setStarted(true);
        }}
      />
      {!started && (
        <button
          type="button"
          className={styles.play}
          aria-label={`${words.play}${label}`}
          onClick={() => void begin(film.current)}
        >
          <Icon name="play" />
        </button>
      )}
    </div>
  );
}
