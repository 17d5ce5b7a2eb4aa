import { createIntersectionObserver, getCurrentInstance, nextTick } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { isSeen, SEEN_STEPS } from './seen-rules.ts';
import type { UseSeen } from './useSeen.types.ts';

let count = 0;

export const useSeen = ((onSeen, { ratio = 0, dwell = 0, ahead = 0 } = {}) => {
  const id = useRef('');
  if (!id.current) id.current = `seen-${++count}`;
  const latest = useRef(onSeen);
  const seen = useRef(false);
  const watches = onSeen !== undefined;

  useEffect(() => {
    latest.current = onSeen;
  });

  useEffect(() => {
    const page = getCurrentInstance().page;
    if (!watches || seen.current || !page) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = createIntersectionObserver(page, { thresholds: SEEN_STEPS });
    // The element reaches the host's own tree only with the next setData.
    nextTick(() => {
      observer.relativeToViewport({ bottom: ahead }).observe(`#${id.current}`, (result) => {
        clearTimeout(timer);
        const sight = {
          ratio: result.intersectionRatio,
          height: result.intersectionRect.bottom - result.intersectionRect.top,
          windowHeight: result.relativeRect.bottom - result.relativeRect.top,
        };
        if (!isSeen(sight, ratio)) return;
        timer = setTimeout(() => {
          seen.current = true;
          observer.disconnect();
          latest.current?.();
        }, dwell);
      });
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [watches, ratio, dwell, ahead]);

  return watches ? { id: id.current } : {};
}) satisfies UseSeen;
