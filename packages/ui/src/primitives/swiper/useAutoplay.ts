import { type RefObject, useEffect, useRef } from 'react';
import { observeVisibility } from './observe-visibility.ts';

export interface AutoplayOptions {
  frame: RefObject<HTMLElement | null>;
  enabled: boolean;
  interval: number;
  /** Every change of slide restarts the interval. */
  index: number;
  advance: () => void;
}

const isInUse = (frame: HTMLElement): boolean =>
  frame.matches(':focus-within') ||
  // A touch leaves :hover set, so it counts only for devices that can hover.
  (window.matchMedia('(hover: hover)').matches && frame.matches(':hover'));

/** Advances after each interval, but not while touched, hovered, focused or out of view. */
export function useAutoplay({ frame, enabled, interval, index, advance }: AutoplayOptions): void {
  const isTouched = useRef(false);
  const isVisible = useRef(false);

  useEffect(() => {
    const element = frame.current;
    if (!enabled || !element) return;
    const stopObserving = observeVisibility(element, (isNowVisible) => {
      isVisible.current = isNowVisible;
    });
    const touch = () => {
      isTouched.current = true;
    };
    const release = () => {
      isTouched.current = false;
    };
    element.addEventListener('touchstart', touch, { passive: true });
    element.addEventListener('touchend', release);
    element.addEventListener('touchcancel', release);
    return () => {
      stopObserving();
      element.removeEventListener('touchstart', touch);
      element.removeEventListener('touchend', release);
      element.removeEventListener('touchcancel', release);
    };
  }, [frame, enabled]);

  // A new slide restarts the interval.
  useEffect(() => {
    if (!enabled) return;
    const timer = setInterval(() => {
      const element = frame.current;
      if (!element || !isVisible.current || document.hidden) return;
      if (isTouched.current || isInUse(element)) return;
      advance();
    }, interval);
    return () => clearInterval(timer);
  }, [frame, enabled, interval, index, advance]);
}
