import { type RefObject, useEffect, useRef } from 'react';
import { watchSight } from './watchSight.ts';

export interface AutoplayOptions {
  frame: RefObject<HTMLElement | null>;
  enabled: boolean;
  interval: number;
  /** Every change of slide starts the wait again, whoever made it. */
  index: number;
  advance: () => void;
}

const isLookedAt = (frame: HTMLElement): boolean =>
  frame.matches(':focus-within') ||
  // A finger leaves a lasting :hover behind; only a pointer that can hover means it.
  (window.matchMedia('(hover: hover)').matches && frame.matches(':hover'));

/** Moves on after each interval, but never under a finger, a pointer or the focus, nor unseen. */
export function useAutoplay({ frame, enabled, interval, index, advance }: AutoplayOptions): void {
  const touched = useRef(false);
  const inSight = useRef(false);

  useEffect(() => {
    const element = frame.current;
    if (!enabled || !element) return;
    const stopWatching = watchSight(element, (isInSight) => {
      inSight.current = isInSight;
    });
    const touch = () => {
      touched.current = true;
    };
    const release = () => {
      touched.current = false;
    };
    element.addEventListener('touchstart', touch, { passive: true });
    element.addEventListener('touchend', release);
    element.addEventListener('touchcancel', release);
    return () => {
      stopWatching();
      element.removeEventListener('touchstart', touch);
      element.removeEventListener('touchend', release);
      element.removeEventListener('touchcancel', release);
    };
  }, [frame, enabled]);

  // A new slide begins a new wait
  useEffect(() => {
    if (!enabled) return;
    const timer = setInterval(() => {
      const element = frame.current;
      if (!element || !inSight.current || document.hidden) return;
      if (touched.current || isLookedAt(element)) return;
      advance();
    }, interval);
    return () => clearInterval(timer);
  }, [frame, enabled, interval, index, advance]);
}
