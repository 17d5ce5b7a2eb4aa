import type { Page } from 'playwright-core';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';

/**
 * Finds controls that cannot be tapped at any scroll position because another element covers their centre.
 * Controls below an open dialog or scrolled out of their container are not checked.
 */
export const findCoveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(async (controls) => {
    // The arrows of a row are transparent until the mouse is over it.
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isClipped = (element: Element, x: number, y: number): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const { left, top, right, bottom } = box.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return x < 0 || x > innerWidth;
    };
    const isReachable = new Map<Element, boolean>();
    const isTappable = (control: Element, { width, height }: DOMRect, line: number): boolean =>
      width * height > 1 &&
      line >= 0 &&
      line <= innerHeight &&
      isVisible(control) &&
      !control.closest('[inert], [aria-hidden="true"]');
    const checkControls = () => {
      // A popup may open meanwhile, and covers the page on purpose.
      const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
      for (const control of layer.querySelectorAll(controls)) {
        if (isReachable.get(control)) continue;
        const box = control.getBoundingClientRect();
        const [middle, line] = [box.x + box.width / 2, box.y + box.height / 2];
        if (!isTappable(control, box, line) || isClipped(control, middle, line)) continue;
        const hit = document.elementsFromPoint(middle, line).find(isVisible) ?? null;
        const label = hit?.closest('label');
        isReachable.set(control, Boolean(control.contains(hit) || label?.contains(control)));
      }
    };
    // Modules far from the viewport are drawn when they come near.
    const waitUntilDrawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.9) {
      scrollTo({ top: y, behavior: 'instant' });
      await waitUntilDrawn();
      checkControls();
    }
    const listCovered = () =>
      [...isReachable].filter(([{ isConnected }, reachable]) => isConnected && !reachable);
    // A bar may have covered them where the page stopped.
    for (const [control] of listCovered()) {
      if (isReachable.get(control)) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      await waitUntilDrawn();
      checkControls();
    }
    return listCovered().map(([{ outerHTML }]) => outerHTML.slice(0, 120));
  }, CONTROLS);
