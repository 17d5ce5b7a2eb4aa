import { useCallback, useEffect, useRef } from 'react';
import { isInView, VISIBILITY_THRESHOLDS } from './impression-rules.ts';
import type { UseImpression } from './useImpression.types.ts';

export const useImpression = ((onImpression, { ratio = 0, dwellMs = 0, rootMarginPx = 0 } = {}) => {
  const element = useRef<Element | null>(null);
  const latest = useRef(onImpression);
  const wasReported = useRef(false);
  const isEnabled = onImpression !== undefined;

  useEffect(() => {
    latest.current = onImpression;
  });

  useEffect(() => {
    if (!isEnabled || wasReported.current || !element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        const entry = entries.at(-1);
        if (!entry) return;
        const visibility = {
          ratio: entry.intersectionRatio,
          height: entry.intersectionRect.height,
          windowHeight: entry.rootBounds?.height ?? window.innerHeight,
        };
        // Of an element without height, such as the end of a list, only the position can be seen.
        const isSeen = entry.boundingClientRect.height ? isInView(visibility, ratio) : ratio === 0;
        if (!entry.isIntersecting || !isSeen) return;
        timer = setTimeout(() => {
          wasReported.current = true;
          observer.disconnect();
          latest.current?.();
        }, dwellMs);
      },
      { threshold: [0, ...VISIBILITY_THRESHOLDS], rootMargin: `0px 0px ${rootMarginPx}px` },
    );
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isEnabled, ratio, dwellMs, rootMarginPx]);

  const ref = useCallback((next: Element | null) => {
    element.current = next;
  }, []);
  return isEnabled ? { ref } : {};
}) satisfies UseImpression;
