import type { Locator, Page } from 'playwright-core';

/** More stops than any screen of the shop has before what is looked for. */
const MOST_STOPS = 150;

/** Where the focus is; and why nobody could tell, if so. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', fault: '' };
    const said = element.getAttribute('aria-label') ?? element.getAttribute('name');
    const name = `${element.tagName} ${said ?? element.textContent}`;
    // Radios and files are drawn by what stands around them.
    const drawn = [element, element.nextElementSibling, element.parentElement];
    // What marks a slider is its thumb, of which no script can ask.
    const isMarked =
      element.matches('[type=range]') ||
      drawn.some((each) => {
        const look = each && getComputedStyle(each);
        return look && (look.outlineStyle !== 'none' || look.boxShadow !== 'none');
      });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(middle, centre);
    const isCovered =
      centre > 0 && centre < innerHeight && !element.contains(top) && !top?.contains(element);
    const fault = isMarked ? (isCovered ? 'covered' : '') : 'unmarked';
    return { name, fault: isMarked && !isCovered ? '' : fault };
  });

/** What a glide still covers is uncovered within this many looks. */
const MOST_LOOKS = 20;
const BETWEEN_LOOKS_MS = 50;

/** Where the focus is once the page has come to rest around it: a bar may still be gliding away. */
async function settled(page: Page) {
  let seen = await focused(page);
  for (let look = 1; seen.fault && look < MOST_LOOKS; look++) {
    await page.waitForTimeout(BETWEEN_LOOKS_MS);
    seen = await focused(page);
  }
  return seen;
}

/** Whoever goes by keyboard sees where they are. */
export async function expectSeen(page: Page): Promise<void> {
  const { name, fault } = await settled(page);
  if (!name || fault) throw new Error(`The focus is ${fault || 'nowhere'}: ${name.slice(0, 60)}`);
}

const has = (target: Locator) =>
  target.evaluateAll((all) => all.some((each) => each === document.activeElement));

/** Goes on, stop by stop, until something has the focus; each stop on the way must be seen. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await target.first().waitFor({ state: 'attached' });
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await has(target)) return expectSeen(page);
    await page.keyboard.press(key);
    const { name, fault } = await settled(page);
    if (fault) throw new Error(`The focus is ${fault}: ${name.slice(0, 60)}`);
  }
  throw new Error(`No way leads to ${target}`);
}

export async function enter(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}
