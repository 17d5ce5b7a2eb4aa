import { useMessages } from '@vitrine/platform';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Icon } from '../icon/Icon';
import styles from './Video.module.css';
import type { VideoProps } from './Video.types.ts';

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Ignores a browser that refuses to play to save data or battery: poster and button stay. */
const play = (video: HTMLVideoElement | null) => video?.play().catch(() => undefined);

/** Plays only while the video is in view. It is not downloaded before. */
function playInView(video: HTMLVideoElement): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) void play(video);
    else video.pause();
  });
  observer.observe(video);
  return () => observer.disconnect();
}

/** A video with a poster and a play button. */
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
  const t = useMessages(messages);
  const element = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (!autoPlay || !element.current || prefersReducedMotion()) return;
    return playInView(element.current);
  }, [autoPlay]);

  return (
    <div
      className={cx(styles.frame, className)}
      style={{ '--ratio': ratio ?? '16/9' } as CSSProperties}
    >
      {/* Muted videos need no captions; those with sound have them in the picture. */}
      <video
        ref={element}
        className={styles.video}
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
          aria-label={`${t.play}${label}`}
          onClick={() => void play(element.current)}
        >
          <Icon name="play" />
        </button>
      )}
    </div>
  );
}
