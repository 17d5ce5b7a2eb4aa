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

const HANDS = ['wheel', 'touchstart', 'keydown'] as const;

/** Tells when the shopper takes the page into their own hands. */
function watchHands() {
  const letGo = new AbortController();
  let isTaken = false;
  const taken = new Promise<void>((resolve) => {
    const take = () => {
      isTaken = true;
      resolve();
    };
    for (const name of HANDS) {
      window.addEventListener(name, take, { passive: true, once: true, signal: letGo.signal });
    }
  });
  return { taken, isTaken: () => isTaken, letGo: () => letGo.abort() };
}

/** What somebody answers with. */
const ANSWERS = 'input,select,textarea,button';

/** Closer than this counts as there: browsers round what they have scrolled. */
const ROUNDING_PX = 2;

export const webViewport = {
  async scrollTo(id, { offset = 0, instant = false, focuses = false } = {}) {
    const element = document.getElementById(id);
    if (!element) return;
    if (focuses) element.querySelector<HTMLElement>(ANSWERS)?.focus({ preventScroll: true });
    const distance = () => element.getBoundingClientRect().top - offset;
    const behavior = instant || prefersStillness() ? 'instant' : 'smooth';
    const hands = watchHands();
    window.scrollBy({ top: distance(), behavior });
    await Promise.race([scrollingEnded(), hands.taken]);
    hands.letGo();
    if (hands.isTaken()) return;
    // What was passed on the way may have turned out taller than it was taken for.
    if (Math.abs(distance()) > ROUNDING_PX) {
      window.scrollBy({ top: distance(), behavior: 'instant' });
    }
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
