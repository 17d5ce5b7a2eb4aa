import { useCallback, useEffect, useRef } from 'react';
import { isSeen, SEEN_STEPS } from './seen-rules.ts';
import type { UseSeen } from './useSeen.types.ts';

export const useSeen = ((onSeen, { ratio = 0, dwell = 0, ahead = 0 } = {}) => {
  const element = useRef<Element | null>(null);
  const latest = useRef(onSeen);
  const seen = useRef(false);
  const watches = onSeen !== undefined;

  useEffect(() => {
    latest.current = onSeen;
  });

  useEffect(() => {
    if (!watches || seen.current || !element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        const entry = entries.at(-1);
        if (!entry) return;
        const sight = {
          ratio: entry.intersectionRatio,
          height: entry.intersectionRect.height,
          windowHeight: entry.rootBounds?.height ?? window.innerHeight,
        };
        // Something without height (the end of a list) has no part in view, only a place.
        if (!entry.isIntersecting || (entry.boundingClientRect.height && !isSeen(sight, ratio)))
          return;
        timer = setTimeout(() => {
          seen.current = true;
          observer.disconnect();
          latest.current?.();
        }, dwell);
      },
      { threshold: [0, ...SEEN_STEPS], rootMargin: `0px 0px ${ahead}px` },
    );
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [watches, ratio, dwell, ahead]);

  const ref = useCallback((next: Element | null) => {
    element.current = next;
  }, []);
  return watches ? { ref } : {};
}) satisfies UseSeen;
