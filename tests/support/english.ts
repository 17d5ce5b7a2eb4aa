import type { Page } from 'playwright-core';

/** The house's own mark, the other language, and what shoppers have typed themselves: these stay as they are. */
const KEPT =
  /别处|^别$|简体中文|大衣|林知夏|林\*+|周景行|(?:武康路|三里屯路|结志街)[^,]*|徐汇区|朝阳区|中环|香港/g;

/** The lines of a screen, spoken ones among them, that are still Chinese in English. */
export async function chineseIn(page: Page): Promise<string[]> {
  const said = await page
    .locator('main, dialog[open]')
    .evaluateAll((parts) =>
      parts.flatMap((part) => [
        (part as HTMLElement).innerText,
        ...[...part.querySelectorAll('[aria-label],[placeholder],[alt]')].flatMap((each) =>
          ['aria-label', 'placeholder', 'alt'].map((name) => each.getAttribute(name) ?? ''),
        ),
      ]),
    );
  const lines = said.join('\n').split('\n');
  return lines.filter((line) => /\p{Script=Han}/u.test(line.replace(KEPT, '')));
}
