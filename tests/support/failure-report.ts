import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import type { TestContext } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = '.cache/failures';
const SCREENSHOT_LIMIT_MS = 10_000;

type Task = TestContext['task'];

const toFolderName = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/** The folder for the files of one failed test, relative to the repository. */
const folderOf = ({ fullTestName, file }: Task): string =>
  join(FOLDER, basename(file.name, '.test.ts'), toFolderName(fullTestName));

/** Removes the files of an earlier run. */
export const removeFailures = (): void =>
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });

type Contents = string | Buffer;

/** Writes the files of a failed test, and names their folder in its error message. */
export function reportFailure(
  { task }: TestContext,
  files: Readonly<Record<string, Contents>>,
): void {
  const folder = folderOf(task);
  rmSync(join(ROOT, folder), { recursive: true, force: true });
  mkdirSync(join(ROOT, folder), { recursive: true });
  for (const [name, contents] of Object.entries(files)) {
    writeFileSync(join(ROOT, folder, name), contents);
  }
  const [error] = task.result?.errors ?? [];
  if (error) error.message += `\n\nSaved ${Object.keys(files).join(', ')} in ${folder}`;
}

/** Takes a screenshot and the HTML of every open page, with its URL and log. */
export async function capturePages(
  sessions: Iterable<{ context: BrowserContext; log: readonly string[] }>,
): Promise<Record<string, Contents>> {
  const files: Record<string, Contents> = {};
  let count = 0;
  for (const { context, log } of sessions) {
    for (const page of context.pages()) {
      const name = `page-${++count}`;
      files[`${name}.log.txt`] = [page.url(), ...log, ''].join('\n');
      // A page that hangs or has crashed still leaves its log.
      const html = await page.content().catch(() => undefined);
      const image = await page
        .screenshot({ fullPage: true, timeout: SCREENSHOT_LIMIT_MS })
        .catch(() => undefined);
      if (html) files[`${name}.html`] = html;
      if (image) files[`${name}.png`] = image;
    }
  }
  return files;
}
