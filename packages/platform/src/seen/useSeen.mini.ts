import {
  createIntersectionObserver,
  getCurrentInstance,
  type IntersectionObserver,
  nextTick,
} from '@tarojs/taro';
import { useEffect, useRef, useState } from 'react';
import { isSeen, SEEN_STEPS, type Sight } from './seen-rules.ts';
import type { UseSeen } from './useSeen.types.ts';

/** Hosts leave out what they do not measure. */
const height = (box: { top: number; bottom: number } | undefined): number =>
  box ? box.bottom - box.top : 0;

const sightOf = (result: IntersectionObserver.ObserveCallbackResult): Sight => ({
  ratio: result.intersectionRatio ?? 0,
  height: height(result.intersectionRect),
  windowHeight: height(result.relativeRect),
});

let count = 0;

export const useSeen = ((onSeen, { ratio = 0, dwell = 0, ahead = 0, id: given } = {}) => {
  const [own] = useState(() => `seen-${++count}`);
  const id = given ?? own;
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
      observer.relativeToViewport({ bottom: ahead }).observe(`#${id}`, (result) => {
        clearTimeout(timer);
        if (!isSeen(sightOf(result), ratio)) return;
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
  }, [watches, ratio, dwell, ahead, id]);

  return watches ? { id } : {};
}) satisfies UseSeen;
