/**
 * Takes a screenshot of a page of a built mini-program, with its own styles, on a phone of 375 by 812:
 *
 *     node tests/mini-host/shell/screenshot.ts weapp home.png /pages/home/index en-US
 *
 * VITRINE_ORIGIN is the URL of the running shop. `--full` takes the whole page; `--tap=筛选` taps the
 * element with that text first. The vendors' elements are only imitated.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser, PHONE } from '../../support/browser.ts';
import { type Host, launch, type PlatformName } from '../index.ts';
import type { ViewNode } from '../tree.ts';
import { drawPage, type SerialisedNode } from './draw.ts';
import { ELEMENT_STYLES } from './elements.ts';
import { readStyles } from './styles.ts';

const STATUS_BAR = 44;
const TITLE_BAR = 88;
const TAB_BAR = 84;
const PICTURES_MS = 1500;

/** Serialises a node for the browser: names and values as in markup. */
function serialiseNode({ tag, text, attributes, children }: ViewNode): SerialisedNode {
  const present = Object.entries(attributes).filter(
    ([, value]) => value !== undefined && value !== null && value !== '' && value !== false,
  );
  const serialised = present.map(
    ([name, value]) => [name, value === true ? true : String(value)] as const,
  );
  return {
    tag,
    text,
    attributes: Object.fromEntries(serialised),
    children: children.map(serialiseNode),
  };
}

/** Draws the vendor's bars around the page. */
function renderPhoneFrame(host: Host, distDir: string): string {
  const { path: route, title } = host.page();
  const file = path.join(distDir, `${route}.json`);
  const config = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  const isBare =
    'transparentTitle' in config || Reflect.get(config, 'navigationStyle') === 'custom';
  const top = isBare ? 0 : TITLE_BAR;
  const bottom = host.stack.isOnTab ? TAB_BAR : 0;
  return `<!doctype html><body style="margin:0;font:500 17px sans-serif;background:#fff">
    <div style="height:${top}px;line-height:${TITLE_BAR + STATUS_BAR}px;text-align:center;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;padding:0 104px">${title}</div>
    <iframe srcdoc="<!doctype html><body>" style="display:block;border:0;width:100%;height:${PHONE.height - top - bottom}px"></iframe>
    <div style="height:${bottom}px;line-height:50px;font-size:10px;text-align:center">${[...host.state.tabNames.values()].join(' · ')}</div>
    <div style="position:absolute;top:50px;right:10px;width:87px;height:32px;box-sizing:border-box;border:1px solid #ccc;border-radius:16px;background:#fffc"></div>`;
}

/** Draws the current page of the host. */
export async function renderPage(view: Page, host: Host, platform: PlatformName, distDir: string) {
  await view.setContent(renderPhoneFrame(host, distDir));
  const inner = view.frames()[1];
  if (!inner) throw new Error('the frame of the phone is missing');

  const css = ELEMENT_STYLES + readStyles(distDir, platform, host.page().path);
  await inner.evaluate(
    `(${drawPage})(${JSON.stringify(serialiseNode(host.page().root))}, ${JSON.stringify(css)})`,
  );
  await view.waitForTimeout(PICTURES_MS);
  return inner;
}

async function main(
  [platformName, file, url, language]: string[],
  { full, tap }: { full: boolean; tap: string | undefined },
): Promise<void> {
  const platform = platformName as PlatformName;
  const distDir = fileURLToPath(new URL(`../../../apps/mini/dist/${platform}`, import.meta.url));
  const origin = process.env.VITRINE_ORIGIN ?? 'http://127.0.0.1:8080';
  const host = await launch(platform, {
    distDir,
    extConfig: { apiBase: origin },
    ...(url && { url }),
    ...(language && { storage: { language } }),
  });
  if (tap) host.tap(host.page().find({ text: tap }));
  await host.idle();
  await host.loadMedia();
  const browser = await launchBrowser();
  // Opens a page of this machine first: a browser lets no other page load pictures from it.
  const view = await browser.newPage({ viewport: PHONE, bypassCSP: true });
  await view.goto(`${origin}/healthz`);
  const inner = await renderPage(view, host, platform, distDir);
  if (full) {
    const height = await inner.evaluate('document.documentElement.scrollHeight');
    await view.evaluate(`document.querySelector('iframe').style.height = '${height}px'`);
  }
  await view.screenshot({ path: file ?? 'page.png', fullPage: full });
  await browser.close();
  host.close();
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false }, tap: { type: 'string' } },
  });
  await main(positionals, { full: values.full, tap: values.tap });
}
