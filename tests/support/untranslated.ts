import type { Page } from 'playwright-core';

/** Chinese that belongs on English pages: the shop's name, the language switch, and text typed by shoppers. */
const ALLOWED_CHINESE =
  /别处|^别$|简体中文|大衣|林知夏|林\*+|周景行|(?:武康路|三里屯路|结志街)[^,]*|徐汇区|朝阳区|中环|香港/g;

/** Finds the Chinese lines and labels of an English page. */
export async function findUntranslatedLines(page: Page): Promise<string[]> {
  const texts = await page
    .locator('main, dialog[open]')
    .evaluateAll((parts) =>
      parts.flatMap((part) => [
        (part as HTMLElement).innerText,
        ...[...part.querySelectorAll('[aria-label],[placeholder],[alt]')].flatMap((each) =>
          ['aria-label', 'placeholder', 'alt'].map((name) => each.getAttribute(name) ?? ''),
        ),
      ]),
    );
  const lines = texts.join('\n').split('\n');
  return lines.filter((line) => /\p{Script=Han}/u.test(line.replace(ALLOWED_CHINESE, '')));
}
