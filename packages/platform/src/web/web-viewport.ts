import type { Viewport } from '../ports/viewport.ts';

/** Safari before 26 has no scrollend: this long without a scroll event means that it has ended. */
const STILL_MS = 120;

const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function scrollingEnded(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, STILL_MS);
    function done() {
      window.removeEventListener('scroll', again);
      resolve();
    }
    function again() {
      clearTimeout(timer);
      timer = setTimeout(done, STILL_MS);
    }
    window.addEventListener('scroll', again, { passive: true });
  });
}

export const webViewport = {
  async scrollTo(id, { offset = 0, instant = false } = {}) {
    const element = document.getElementById(id);
    if (!element) return;
    const top = element.getBoundingClientRect().top + window.scrollY - offset;
    window.scrollTo({ top, behavior: instant || prefersStillness() ? 'instant' : 'smooth' });
    await scrollingEnded();
  },
  topsOf: async (ids) => ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top),
  onScroll(listener) {
    let frame = 0;
    const hear = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        listener();
      });
    };
    window.addEventListener('scroll', hear, { passive: true });
    return () => {
      window.removeEventListener('scroll', hear);
      cancelAnimationFrame(frame);
    };
  },
} satisfies Viewport;
