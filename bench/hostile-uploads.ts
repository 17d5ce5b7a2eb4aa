/** Measures what shoppers wait for while an operator uploads files that are made to stop the shop. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { createBomb, createDeepArchive } from '../apps/server/test/admin/create-bomb.ts';
import { createOwner } from '../tests/support/operator-account.ts';
import { ms } from './load.ts';
import { report, table } from './report.ts';
import { startShop } from './shop.ts';

const SECONDS = 20;
const CONNECTIONS = 8;
/** Far from what the shop can do, so that the times are those of its pauses. */
const CALLS_PER_SECOND = 100;
const MB = 1024 * 1024;
const PATHS = [
  '/api/v1/categories/141258/products?size=40',
  '/api/v1/menus/brands',
  '/api/v1/contents/banners?position=bag',
  '/healthz',
];

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const shop = await startShop(folder, { RATE_LIMIT_PER_MINUTE: '0' });
const { cookie } = await createOwner({ origin: shop.origin, server: shop });
const headers = { 'sec-fetch-site': 'same-origin', cookie };

function upload(archive: Buffer): Promise<Response> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(archive)]), 'page.zip');
  return fetch(`${shop.origin}/admin/api/v1/page-imports`, { method: 'POST', headers, body });
}

const post = (path: string, body: string): Promise<Response> =>
  fetch(`${shop.origin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });

const bomb = createBomb(1_500);
const deepArchive = createDeepArchive(6 * MB);
const deepBody = '['.repeat(MB - 1);
const ATTACKS: readonly (readonly [string, (() => Promise<Response>)?])[] = [
  ['nothing else'],
  [`an archive of ${(bomb.length / MB).toFixed(1)} MB that unpacks to 1.5 GB`, () => upload(bomb)],
  ['an archive with 6 MB of JSON that only opens lists', () => upload(deepArchive)],
  ['1 MB of JSON that only opens lists', () => post('/api/v2/identities/sessions', deepBody)],
];

/** Sends the same hostile request again and again, two at a time, and counts what is answered. */
async function attack(send: () => Promise<Response>, isOver: () => boolean) {
  let answered = 0;
  const sendAll = async () => {
    while (!isOver()) {
      // The server answers what is too large without reading it, and may close the connection first.
      const response = await send().catch(() => undefined);
      if (response?.ok || (response && response.status >= 500))
        throw new Error(`${response.status} ${await response.text()}`);
      await response?.arrayBuffer();
      answered++;
    }
  };
  await Promise.all([sendAll(), sendAll()]);
  return answered;
}

async function measure(send?: () => Promise<Response>) {
  let isOver = false;
  const attacking = send && attack(send, () => isOver);
  const { latency, non2xx, errors } = await autocannon({
    url: shop.origin,
    duration: SECONDS,
    connections: CONNECTIONS,
    overallRate: CALLS_PER_SECOND,
    requests: PATHS.map((path) => ({ path })),
  });
  isOver = true;
  const answered = await attacking;
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls of shoppers failed`);
  return [answered ?? '', ms(latency.p50), ms(latency.p99), ms(latency.max)].map(String);
}

const rows: string[][] = [];
for (const [name, send] of ATTACKS) rows.push([name, ...(await measure(send))]);
await shop.stop();
rmSync(folder, { recursive: true });
report(
  'hostile-uploads',
  table(
    ['calls of shoppers, while there arrives', 'answered in 20 s', 'p50', 'p99', 'longest'],
    rows,
  ),
);
