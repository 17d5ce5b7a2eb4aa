import {
  createIntersectionObserver,
  getCurrentInstance,
  type IntersectionObserver,
  nextTick,
} from '@tarojs/taro';
import { useEffect, useRef, useState } from 'react';
import { isInView, VISIBILITY_THRESHOLDS, type Visibility } from './impression-rules.ts';
import type { UseImpression } from './useImpression.types.ts';

/** Hosts omit the boxes that they do not measure. */
const getHeight = (box: { top: number; bottom: number } | undefined): number =>
  box ? box.bottom - box.top : 0;

const toVisibility = (result: IntersectionObserver.ObserveCallbackResult): Visibility => ({
  ratio: result.intersectionRatio ?? 0,
  height: getHeight(result.intersectionRect),
  windowHeight: getHeight(result.relativeRect),
});

let count = 0;

export const useImpression = ((
  onImpression,
  { ratio = 0, dwellMs = 0, rootMarginPx = 0, id: elementId } = {},
) => {
  const [generatedId] = useState(() => `impression-${++count}`);
  const id = elementId ?? generatedId;
  const latest = useRef(onImpression);
  const wasReported = useRef(false);
  const isEnabled = onImpression !== undefined;

  useEffect(() => {
    latest.current = onImpression;
  });

  useEffect(() => {
    const page = getCurrentInstance().page;
    if (!isEnabled || wasReported.current || !page) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = createIntersectionObserver(page, { thresholds: VISIBILITY_THRESHOLDS });
    // The element is in the host's own tree only after the next setData.
    nextTick(() => {
      observer.relativeToViewport({ bottom: rootMarginPx }).observe(`#${id}`, (result) => {
        clearTimeout(timer);
        if (!isInView(toVisibility(result), ratio)) return;
        timer = setTimeout(() => {
          wasReported.current = true;
          observer.disconnect();
          latest.current?.();
        }, dwellMs);
      });
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isEnabled, ratio, dwellMs, rootMarginPx, id]);

  return isEnabled ? { id } : {};
}) satisfies UseImpression;
