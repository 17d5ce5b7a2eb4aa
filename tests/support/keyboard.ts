import type { Locator, Page } from 'playwright-core';

/** More focus stops than any page has. */
const MAX_STOPS = 150;

/** Reads the name of the focused element, and why its focus is not visible. */
const inspectFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', fault: '' };
    const label = element.getAttribute('aria-label') ?? element.getAttribute('name');
    const name = `${element.tagName} ${label ?? element.textContent}`;
    // Radios and file inputs are drawn by the elements around them.
    const candidates = [element, element.nextElementSibling, element.parentElement];
    // The focus ring of a slider is on its thumb, which scripts cannot inspect.
    const isMarked =
      element.matches('[type=range]') ||
      candidates.some((each) => {
        const style = each && getComputedStyle(each);
        return style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
      });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [centreX, centreY] = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(centreX, centreY);
    const isCovered =
      centreY > 0 && centreY < innerHeight && !element.contains(top) && !top?.contains(element);
    const fault = isMarked ? (isCovered ? 'covered' : '') : 'unmarked';
    return { name, fault: isMarked && !isCovered ? '' : fault };
  });

/** How often the focus is checked until an animation no longer covers it. */
const MAX_CHECKS = 20;
const CHECK_INTERVAL_MS = 50;

/** Waits until the focus is visible: an animated bar may still cover it. */
async function waitForVisibleFocus(page: Page) {
  let focus = await inspectFocus(page);
  for (let check = 1; focus.fault && check < MAX_CHECKS; check++) {
    await page.waitForTimeout(CHECK_INTERVAL_MS);
    focus = await inspectFocus(page);
  }
  return focus;
}

/** Expects an element to have a visible focus. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const { name, fault } = await waitForVisibleFocus(page);
  if (!name || fault) throw new Error(`The focus is ${fault || 'nowhere'}: ${name.slice(0, 60)}`);
}

const hasFocus = (target: Locator) =>
  target.evaluateAll((all) => all.some((each) => each === document.activeElement));

/** Presses Tab until the target has the focus. The focus must be visible at each stop. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await target.first().waitFor({ state: 'attached' });
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await hasFocus(target)) return expectVisibleFocus(page);
    await page.keyboard.press(key);
    const { name, fault } = await waitForVisibleFocus(page);
    if (fault) throw new Error(`The focus is ${fault}: ${name.slice(0, 60)}`);
  }
  throw new Error(`Tab does not reach ${target}`);
}

export async function pressEnterOn(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}
