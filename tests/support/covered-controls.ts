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
    const openDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1);
    const dialog = openDialog();
    const isTappable = (control: Element, { width, height }: DOMRect, line: number): boolean =>
      width * height > 1 &&
      line >= 0 &&
      line <= innerHeight &&
      isVisible(control) &&
      !control.closest('[inert], [aria-hidden="true"]');
    const checkControls = () => {
      const layer = openDialog() ?? document;
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
    // A popup may open meanwhile, and covers the page on purpose.
    const FRAMES = 300;
    const closePopup = async () => {
      for (let frame = 0; frame < FRAMES && openDialog() !== dialog; frame++) {
        if (frame === 0) openDialog()?.querySelector('button')?.click();
        await waitUntilDrawn();
      }
    };
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.9) {
      scrollTo({ top: y, behavior: 'instant' });
      await waitUntilDrawn();
      await closePopup();
      checkControls();
    }
    const listCovered = () =>
      [...isReachable].filter(([{ isConnected }, reachable]) => isConnected && !reachable);
    // A bar may have covered them where the page stopped. Modules above that are drawn late move them again.
    const ROUNDS = 10;
    for (const [control] of listCovered())
      for (let round = 0; round < ROUNDS && !isReachable.get(control); round++) {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        await waitUntilDrawn();
        await closePopup();
        checkControls();
      }
    return listCovered().map(([{ outerHTML }]) => outerHTML.slice(0, 120));
  }, CONTROLS);
