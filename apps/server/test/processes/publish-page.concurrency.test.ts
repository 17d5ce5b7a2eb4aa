import { setTimeout } from 'node:timers/promises';
import type { Language } from '@vitrine/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOperatorSession } from '../../src/resources/operators/sessions.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { onPostgresql, openTestShop, type TestShop } from '../support/test-shop.ts';

/** Shoppers see a publication so soon after it was answered. */
const LIMIT_MS = 2_000;
const POLL_MS = 50;
const CODE = 'autumn-night';

let shop: TestShop;
let processes: [ShopProcess, ShopProcess];
let cookie: string;

async function ask(path: string, body: object, version?: number, method = 'POST') {
  const [first] = processes;
  const response = await fetch(`${first.origin}/admin/api/v1/${path}`, {
    method,
    headers: {
      ...{ cookie, origin: first.origin, 'content-type': 'application/json' },
      ...(version !== undefined && { 'if-match': String(version) }),
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

async function save({ id, version }: { id: string; version: number }, content: string) {
  const entries = [{ id: 'a', code: 'text', fields: { content } }];
  return ask(`page-drafts/${id}`, { title: content, entries }, version, 'PUT');
}

const publish = ({ id, version }: { id: string; version: number }) =>
  ask(`page-drafts/${id}/publish`, {}, version);

/** What each process shows in a language. */
const readOnBoth = (language: Language) =>
  Promise.all(
    processes.map(async ({ origin }) => {
      const query = `codes=${CODE}&target-language=${language}`;
      const response = await fetch(`${origin}/api/v2/search/contents?${query}`);
      const pages = (await response.json()) as Record<string, { fields: { content: string } }[]>;
      return pages[CODE]?.[0]?.fields.content;
    }),
  );

/** Waits until both processes show a content, and returns how long that took. */
async function waitUntilShown(language: Language, content: string): Promise<number> {
  const startedAt = performance.now();
  const isShown = async () => (await readOnBoth(language)).every((one) => one === content);
  while (!(await isShown())) {
    if (performance.now() - startedAt > 20 * LIMIT_MS) throw new Error(`No ${content} was shown`);
    await setTimeout(POLL_MS);
  }
  return performance.now() - startedAt;
}

describe.runIf(onPostgresql)('two processes', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    shop = await openTestShop({ onDisk: true });
    const { db } = shop.database;
    const { id } = await db
      .insertInto('operators')
      .values({ email: 'lin@example.cn', name: '林', role: 'marketing', created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const origin = { device: null, ip: '127.0.0.1' };
    cookie = `operator=${await openOperatorSession(db, id, origin, Date.now())}`;
    await shop.closeDatabase();
    const start = () => startShopProcess(shop.settings);
    processes = await Promise.all([start(), start()]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop()));
    await shop.close();
  }, 30_000);

  it('show a publication in one language within two seconds, and what was before in the other', async () => {
    await ask('pages', { code: CODE, name: '秋夜' });
    const create = async (language: Language, content: string) =>
      save(await ask(`pages/${CODE}/drafts`, { language }), content);
    const zh = await create('zh-CN', '敬请期待');
    const en = await create('en-US', 'Coming soon');
    await publish(zh);
    await publish(en);
    await waitUntilShown('zh-CN', '敬请期待');
    await waitUntilShown('en-US', 'Coming soon');

    const changed = await save(zh, '今晚八点');
    await save(en, 'Tonight at eight');
    await publish(changed);
    expect(await waitUntilShown('zh-CN', '今晚八点')).toBeLessThan(LIMIT_MS);
    expect(await readOnBoth('en-US')).toEqual(['Coming soon', 'Coming soon']);
  });
});
