import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromiumPath, FLAGS } from './browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PORT_LINE = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//;

/** A Chromium of its own, as Lighthouse drives it by its debugging port. */
async function openChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const child = spawn(
    await chromiumPath(),
    [...FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    let log = '';
    child.stderr.on('data', (chunk) => {
      log += chunk;
      const found = PORT_LINE.exec(log)?.[1];
      if (found) resolve(Number(found));
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
  return { port, close };
}

/** Lets the browser be known to the shop: sent along, since Lighthouse opens pages of its own. */
const known = (cookies: string): { extraHeaders: { Cookie: string } } => ({
  extraHeaders: {
    Cookie: (JSON.parse(cookies) as { name: string; value: string }[])
      .map(({ name, value }) => `${name}=${value}`)
      .join('; '),
  },
});

/** One Lighthouse run of each address given, as lines of JSON: scores, layout shift, what failed. */
const { port, close } = await openChromium();
const { LIGHTHOUSE_COOKIES } = process.env;
for (const url of process.argv.slice(2)) {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'silent',
    ...(LIGHTHOUSE_COOKIES && known(LIGHTHOUSE_COOKIES)),
  });
  const lhr = result?.lhr;
  if (!lhr) throw new Error(`Lighthouse has nothing to say about ${url}`);
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
