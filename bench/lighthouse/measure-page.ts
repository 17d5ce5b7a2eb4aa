import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, findChromium } from '../../tests/support/browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const DEBUGGER_URL = /DevTools listening on (ws:\/\/127\.0\.0\.1:\d+\/\S+)/;

/** Starts a Chromium with a debugging port, by which Lighthouse controls it. */
async function openChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const child = spawn(
    findChromium(),
    [
      ...CHROMIUM_FLAGS,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const debuggerUrl = await new Promise<string>((resolve, reject) => {
    let log = '';
    child.stderr.on('data', (chunk) => {
      log += chunk;
      const url = DEBUGGER_URL.exec(log)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`Chromium ended\n${log}`)));
  });
  const close = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => {
        rmSync(profile, { recursive: true, force: true });
        resolve();
      });
      child.kill();
    });
  return { debuggerUrl, close };
}

/** Sets session cookies in the browser, which Lighthouse keeps. */
async function setCookies(browser: string, cookies: string): Promise<void> {
  const socket = new WebSocket(browser);
  await once(socket, 'open');
  const params = { cookies: JSON.parse(cookies) };
  socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params }));
  const [response] = (await once(socket, 'message')) as [MessageEvent<string>];
  const { error } = JSON.parse(response.data) as { error?: { message: string } };
  if (error) throw new Error(error.message);
  socket.close();
}

/** Whether the shop asks search engines to leave a page out, which the audit `is-crawlable` would call a fault. */
async function isKeptFromSearch(url: string): Promise<boolean> {
  return /<meta name="robots" content="noindex/.test(await (await fetch(url)).text());
}

/** Runs Lighthouse once for each URL argument, and prints scores, layout shift and failed audits as JSON lines. */
const { debuggerUrl, close } = await openChromium();
const { LIGHTHOUSE_COOKIES } = process.env;
if (LIGHTHOUSE_COOKIES) await setCookies(debuggerUrl, LIGHTHOUSE_COOKIES);
for (const url of process.argv.slice(2)) {
  const result = await lighthouse(url, {
    port: Number(new URL(debuggerUrl).port),
    onlyCategories: [...CATEGORIES],
    skipAudits: (await isKeptFromSearch(url)) ? ['is-crawlable'] : [],
    logLevel: 'silent',
  });
  const lhr = result?.lhr;
  if (!lhr) throw new Error(`Lighthouse returned no result for ${url}`);
  if (lhr.finalDisplayedUrl !== url)
    throw new Error(`${url} redirects to ${lhr.finalDisplayedUrl}`);
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round((lhr.categories[name]?.score ?? 0) * 100),
  ]);
  const failed = Object.values(lhr.audits)
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim());
  const shift = lhr.audits['cumulative-layout-shift']?.numericValue ?? 0;
  const lcp = lhr.audits['largest-contentful-paint']?.numericValue ?? 0;
  console.log(JSON.stringify({ url, ...Object.fromEntries(scores), shift, lcp, failed }));
}
await close();
