import { createSelectorQuery, pageScrollTo } from '@tarojs/taro';
import type { ViewportPort } from '../ports/viewport.ts';

/** The duration of smooth scrolling in the design. */
const SCROLL_MS = 500;

export interface MiniViewport extends ViewportPort {
  /** The page calls this from its own onPageScroll. */
  notifyScroll(): void;
}

interface Box {
  top: number;
}

const measureBoxes = (ids: readonly string[]): Promise<readonly (Box | null)[]> =>
  new Promise((resolve) => {
    const query = createSelectorQuery();
    for (const id of ids) query.select(`#${id}`).boundingClientRect();
    query.exec(resolve);
  });

const readScrollTop = (): Promise<number> =>
  new Promise((resolve) => {
    createSelectorQuery()
      .selectViewport()
      .scrollOffset((offset) => resolve(offset.scrollTop))
      .exec();
  });

export function createMiniViewport(): MiniViewport {
  const listeners = new Set<() => void>();
  return {
    async scrollTo(id, { offset = 0, instant = false } = {}) {
      const [[box], start] = await Promise.all([measureBoxes([id]), readScrollTop()]);
      if (!box) return;
      const duration = instant ? 0 : SCROLL_MS;
      await pageScrollTo({ scrollTop: Math.max(0, start + box.top - offset), duration });
      await new Promise<void>((resolve) => {
        setTimeout(() => resolve(), duration);
      });
    },
    measureTops: async (ids) => (await measureBoxes(ids)).map((box) => box?.top),
    onScroll(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notifyScroll() {
      for (const listener of listeners) listener();
    },
  };
}
