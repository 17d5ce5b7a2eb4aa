import type { Page } from 'playwright-core';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';

/**
 * What a thumb cannot tap because something else lies over its middle, wherever the page is scrolled to.
 * What lies under an open dialog, or beyond the edge of what it scrolls in, is left to itself.
 */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(async (controls) => {
    const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    // The arrows of a row stand there unseen until a mouse comes.
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isOut = (element: Element, x: number, y: number): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const { left, top, right, bottom } = box.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
    };
    const reached = new Map<Element, boolean>();
    const look = () => {
      for (const control of layer.querySelectorAll(controls)) {
        const { x, y, width, height } = control.getBoundingClientRect();
        const [middle, line] = [x + width / 2, y + height / 2];
        const isThere = isSeen(control) && width * height > 1;
        if (!isThere || control.closest('[inert], [aria-hidden="true"]')) continue;
        if (reached.get(control) || isOut(control, middle, line)) continue;
        const hit = document.elementsFromPoint(middle, line).find(isSeen) ?? null;
        const label = hit?.closest('label');
        reached.set(control, Boolean(control.contains(hit) || label?.contains(control)));
      }
    };
    const end = document.documentElement.scrollHeight;
    for (let y = 0; y < end; y += innerHeight / 3) {
      scrollTo({ top: y, behavior: 'instant' });
      // Far modules are drawn as they come near.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      look();
    }
    return [...reached]
      .filter(([{ isConnected }, is]) => isConnected && !is)
      .map(([{ outerHTML }]) => outerHTML.slice(0, 120));
  }, CONTROLS);
