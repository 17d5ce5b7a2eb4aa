import type { ViewportPort } from '../ports/viewport.ts';

/** Safari before 26 has no `scrollend` event. Scrolling has ended after this time without a scroll event. */
const SCROLL_END_MS = 120;

export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function waitForScrollEnd(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, SCROLL_END_MS);
    function done() {
      window.removeEventListener('scroll', restart);
      resolve();
    }
    function restart() {
      clearTimeout(timer);
      timer = setTimeout(done, SCROLL_END_MS);
    }
    window.addEventListener('scroll', restart, { passive: true });
  });
}

const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown'] as const;

/** Detects that the shopper interacts with the page. */
function watchInteraction() {
  const controller = new AbortController();
  let hasStarted = false;
  const started = new Promise<void>((resolve) => {
    const start = () => {
      hasStarted = true;
      resolve();
    };
    for (const name of USER_SCROLL_EVENTS) {
      window.addEventListener(name, start, {
        passive: true,
        once: true,
        signal: controller.signal,
      });
    }
  });
  return { started, hasStarted: () => hasStarted, stop: () => controller.abort() };
}

/** The form fields that can take the focus. */
const FORM_FIELDS = 'input,select,textarea,button';

/** Browsers round scroll positions, so a smaller distance counts as reached. */
const ROUNDING_PX = 2;

export const webViewport = {
  async scrollTo(id, { offset = 0, instant = false, focusField = false } = {}) {
    const element = document.getElementById(id);
    if (!element) return;
    if (focusField) element.querySelector<HTMLElement>(FORM_FIELDS)?.focus({ preventScroll: true });
    const distance = () => element.getBoundingClientRect().top - offset;
    const behavior = instant || prefersReducedMotion() ? 'instant' : 'smooth';
    const interaction = watchInteraction();
    window.scrollBy({ top: distance(), behavior });
    await Promise.race([waitForScrollEnd(), interaction.started]);
    interaction.stop();
    if (interaction.hasStarted()) return;
    // Content above the element may have grown while scrolling.
    if (Math.abs(distance()) > ROUNDING_PX) {
      window.scrollBy({ top: distance(), behavior: 'instant' });
    }
  },
  measureTops: async (ids) =>
    ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top),
  onScroll(listener) {
    let frame = 0;
    const onScrollEvent = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        listener();
      });
    };
    window.addEventListener('scroll', onScrollEvent, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScrollEvent);
      cancelAnimationFrame(frame);
    };
  },
} satisfies ViewportPort;
