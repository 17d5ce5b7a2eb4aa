import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromiumPath, FLAGS } from './browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const ADDRESS_LINE = /DevTools listening on (ws:\/\/127\.0\.0\.1:\d+\/\S+)/;

/** A Chromium of its own, as Lighthouse drives it by its debugging port. */
async function openChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const child = spawn(
    await chromiumPath(),
    [...FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let log = '';
    child.stderr.on('data', (chunk) => {
      log += chunk;
      const found = ADDRESS_LINE.exec(log)?.[1];
      if (found) resolve(found);
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
  return { address, close };
}

/** Lets the browser be known to the shop, by cookies that Lighthouse leaves where they are. */
async function introduce(browser: string, cookies: string): Promise<void> {
  const socket = new WebSocket(browser);
  await once(socket, 'open');
  const params = { cookies: JSON.parse(cookies) };
  socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params }));
  const [answer] = (await once(socket, 'message')) as [MessageEvent<string>];
  const { error } = JSON.parse(answer.data) as { error?: { message: string } };
  if (error) throw new Error(error.message);
  socket.close();
}

/** One Lighthouse run of each address given, as lines of JSON: scores, layout shift, what failed. */
const { address, close } = await openChromium();
const { LIGHTHOUSE_COOKIES } = process.env;
if (LIGHTHOUSE_COOKIES) await introduce(address, LIGHTHOUSE_COOKIES);
for (const url of process.argv.slice(2)) {
  const result = await lighthouse(url, {
    port: Number(new URL(address).port),
    onlyCategories: [...CATEGORIES],
    logLevel: 'silent',
  });
  const lhr = result?.lhr;
  if (!lhr) throw new Error(`Lighthouse has nothing to say about ${url}`);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} leads on to ${lhr.finalDisplayedUrl}`);
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
