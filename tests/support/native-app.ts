import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from 'playwright-core';
import { serve } from '../../apps/native/scripts/serve.ts';
import type { SessionOptions } from './browser-session.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const APP = join(ROOT, 'apps/native');
const BUNDLE = join(APP, 'build/web/main.jsbundle');
const SOURCES = [join(APP, 'src'), join(ROOT, 'packages')];
const BUILD_LIMIT_MS = 240_000;

/** The user agent that the app's web view has, by which a page knows the app. */
export const appPhone: SessionOptions = {
  viewport: { width: 390, height: 844 },
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Vitrine/7.0.0',
};

const timeOfNewest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.parentPath.includes('node_modules'))
      .map((file) => statSync(join(file.parentPath, file.name)).mtimeMs),
  );

const isBuilt = (): boolean =>
  existsSync(BUNDLE) && statSync(BUNDLE).mtimeMs > Math.max(...SOURCES.map(timeOfNewest));

/** Serves the browser build of the app beside a shop. The check of the app builds it; who changes it builds it here. */
export function serveNativeApp(shopUrl: string) {
  if (!isBuilt())
    execFileSync(process.execPath, [join(APP, 'scripts/main.ts'), 'web'], {
      cwd: ROOT,
      timeout: BUILD_LIMIT_MS,
    });
  return serve(shopUrl, 0);
}

const POLL_MS = 100;
const FRAME_LIMIT_MS = 30_000;

async function isShown(frame: Frame): Promise<boolean> {
  const element = await frame.frameElement().catch(() => undefined);
  return (await element?.isVisible()) === true;
}

/** The page of the shop that the app shows, once it has this path. */
export async function findShownPage(page: Page, path: RegExp): Promise<Frame> {
  const end = Date.now() + FRAME_LIMIT_MS;
  while (Date.now() < end) {
    for (const frame of page.frames().slice(1))
      if (path.test(new URL(frame.url(), 'http://app').pathname) && (await isShown(frame)))
        return frame;
    await page.waitForTimeout(POLL_MS);
  }
  throw new Error(`No page ${path} among ${page.frames().map((frame) => frame.url())}`);
}
