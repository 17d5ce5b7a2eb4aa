import { createSelectorQuery, pageScrollTo } from '@tarojs/taro';
import type { Viewport } from '../ports/viewport.ts';

/** The design's gliding time. */
const SCROLL_MS = 500;

export interface MiniViewport extends Viewport {
  /** The page's own onPageScroll tells of scrolling here. */
  scrolled(): void;
}

interface Box {
  top: number;
}

const boxes = (ids: readonly string[]): Promise<readonly (Box | null)[]> =>
  new Promise((resolve) => {
    const query = createSelectorQuery();
    for (const id of ids) query.select(`#${id}`).boundingClientRect();
    query.exec(resolve);
  });

const scrollTop = (): Promise<number> =>
  new Promise((resolve) => {
    createSelectorQuery()
      .selectViewport()
      .scrollOffset((place) => resolve(place.scrollTop))
      .exec();
  });

export function createMiniViewport(): MiniViewport {
  const listeners = new Set<() => void>();
  return {
    async scrollTo(id, { offset = 0, instant = false } = {}) {
      const [[box], start] = await Promise.all([boxes([id]), scrollTop()]);
      if (!box) return;
      const duration = instant ? 0 : SCROLL_MS;
      await pageScrollTo({ scrollTop: Math.max(0, start + box.top - offset), duration });
      await new Promise<void>((resolve) => {
        setTimeout(() => resolve(), duration);
      });
    },
    topsOf: async (ids) => (await boxes(ids)).map((box) => box?.top),
    onScroll(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    scrolled() {
      for (const listener of listeners) listener();
    },
  };
}
