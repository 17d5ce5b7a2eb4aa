import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import tests from '../package.json' with { type: 'json' };

const PACKAGE = '@sparticuz/chromium';
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/vitrine', import.meta.url));
const EXTRACTED = join(CACHE, `chromium-${tests.dependencies[PACKAGE]}`);

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const EXTRACT = `await (await import('${PACKAGE}')).default.executablePath()`;

/**
 * Extracts the Chromium of the npm package once, so that every machine tests with the same one. It has no window,
 * which takes half of the processor time, and like other engines it never loads a module again that has failed once.
 * It is extracted in a folder of its own and then renamed, because the package itself would also start one that was
 * extracted only in part.
 */
export function findChromium(): string {
  const file = join(EXTRACTED, 'chromium');
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(`${EXTRACTED}-`);
  execFileSync(process.execPath, ['--input-type=module', '-e', EXTRACT], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder },
  });
  try {
    renameSync(folder, EXTRACTED);
  } catch {
    // Another process was faster.
    rmSync(folder, { recursive: true });
  }
  return file;
}

export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    headless: true,
    args: [...CHROMIUM_FLAGS, ...flags],
  });

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1440, height: 900 };
