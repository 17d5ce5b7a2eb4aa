import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { seedCatalogueFixture } from '../../test/support/catalogue-fixture.ts';
import { productionEnvironment } from '../../test/support/production-environment.ts';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { readSettings } from '../settings.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine, judgeReadiness, judgeSpace } from './check-machine.ts';
import { checkModes } from './check-modes.ts';
import { checkProviders, checkServices } from './check-services.ts';
import { examineShop, formatFindings } from './doctor.ts';
import type { Finding } from './finding.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const images = join(folder, 'images');
mkdirSync(images);

const statesOf = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ part, state }) => [part, state]));

const textOf = (findings: readonly Finding[], part: string) =>
  findings.find((finding) => finding.part === part)?.text;

const settingsWith = (environment: NodeJS.ProcessEnv = {}) =>
  readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    IMAGE_DIR: images,
    PORT: '1',
    ...environment,
  });

describe('the database', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  async function publishPage(code: string) {
    const { db, now } = shop.database;
    const page = { space: 'storefront', code };
    await db.insertInto('content_pages').values(page).execute();
    const contents = { ...page, language: 'zh-CN' as const, version: 1, entries: '[]' };
    await db
      .insertInto('content_revisions')
      .values({ ...contents, published_at: new Date(now() - 1) })
      .execute();
  }

  it('is examined up to what a new shop lacks', async () => {
    const findings = await checkDatabase(shop.database, readSettings({}));
    expect(statesOf(findings)).toEqual({
      Database: 'ok',
      Migrations: 'ok',
      Owner: 'warn',
      Catalogue: 'warn',
      'Set-up': 'warn',
      Practice: 'ok',
      Texts: 'ok',
    });
    expect(textOf(findings, 'Catalogue')).toBe('missing: products, home, words');
    expect(textOf(findings, 'Set-up')).toBe(
      'open steps: brand, merchant, products, home, payment, messages, legal, staff, testOrder, open',
    );
    await seedCatalogueFixture(shop.database);
    const examineCatalogue = async () =>
      textOf(await checkDatabase(shop.database, readSettings({})), 'Catalogue');
    expect(await examineCatalogue()).toBe('missing: home, words');
    await publishPage('terms');
    expect(await examineCatalogue()).toBe('missing: home, words');
    await publishPage('home-women');
    expect(await examineCatalogue()).toBe('missing: words');
  });

  it('is told of texts that are stored and not shown', async () => {
    const value = JSON.stringify({ 'order.bag.title': '篮', 'order.bag.itemCount': '几件' });
    await shop.database.db
      .insertInto('flat_contents')
      .values({ code: 'messages', language: 'zh-CN', value })
      .execute();
    expect(textOf(await checkDatabase(shop.database, readSettings({})), 'Texts')).toBe(
      'zh-CN order.bag.itemCount: must have the same placeholders as the default, and no others',
    );
  });

  it('needs its migrations', async () => {
    const { pool } = shop.database;
    await pool.query('delete from schema_migrations where number > 1');
    const states = statesOf(await checkDatabase(shop.database, readSettings({})));
    expect(states).toEqual({ Database: 'ok', Migrations: 'fail' });
  });
});

test('services that do not answer are no reason to stop, but storage is', async () => {
  const settings = settingsWith({
    REDIS_URL: 'redis://127.0.0.1:1',
    NATS_URL: 'nats://127.0.0.1:1',
  });
  expect(statesOf(await checkServices(settings))).toEqual({
    Redis: 'warn',
    NATS: 'warn',
    Storage: 'ok',
  });
  const unwritable = { ...settings, dataDir: '/dev/null' };
  expect(statesOf(await checkServices(unwritable))).toMatchObject({ Storage: 'fail' });
});

test('the machine is examined: disk, images and the running process', async () => {
  const findings = await checkMachine(settingsWith());
  expect(statesOf(findings)).toMatchObject({ Images: 'ok', Process: 'warn' });
  const broken = settingsWith({ DATA_DIR: '/dev/null/data', IMAGE_DIR: '/dev/null/images' });
  expect(statesOf(await checkMachine(broken))).toMatchObject({ Disk: 'fail', Images: 'warn' });
});

test('a shop may have no folder of source images', async () => {
  const missing = await checkMachine(settingsWith({ IMAGE_DIR: join(folder, 'missing') }));
  expect(missing).toContainEqual(
    expect.objectContaining({
      part: 'Images',
      state: 'ok',
      text: expect.stringContaining('no folder'),
    }),
  );
});

test('each missing setting has a hint of its own', async () => {
  const findings = await examineShop({ NODE_ENV: 'production' });
  const adviceOf = (name: string) =>
    findings.find(({ text }) => text.startsWith(`${name}: `))?.advice;
  expect(adviceOf('TOKEN_KEY')).toContain('openssl rand -base64 32');
  expect(adviceOf('SMS_SIGN_NAME')).toContain('签名管理');
  expect(new Set(findings.map(({ advice }) => advice)).size).toBe(findings.length);
});

test.each([
  [50, 'ok'],
  [2, 'ok'],
  [1.9, 'warn'],
  [0.1, 'fail'],
])('%d free GiB are %s', (gib, state) => {
  expect(judgeSpace(gib * 1024 ** 3).state).toBe(state);
});

test.each([
  [{ status: 'ready', states: { catalogue: { isStale: false } } }, 'ok', 'is ready'],
  [{ status: 'ready', states: { catalogue: { isStale: true } } }, 'warn', 'old catalogue'],
  [{ status: 'not ready', checks: { database: 'not ready' } }, 'fail', 'database'],
  [{}, 'fail', 'is not ready'],
])('a process that answers %j is %s', (answer, state, text) => {
  expect(judgeReadiness(answer)).toMatchObject({ state, text: expect.stringContaining(text) });
});

test('providers are examined by their keys', () => {
  const { state, text } = checkProviders(readSettings(productionEnvironment));
  expect([state, text]).toEqual(['warn', expect.stringContaining('no keys of Alipay')]);
  expect(text).not.toContain('WeChat Pay');
});

test('invalid settings are named one by one, without their values', async () => {
  const findings = await examineShop({ NODE_ENV: 'production', PORT: 'a-secret' });
  expect(findings.every(({ part, state }) => part === 'Settings' && state === 'fail')).toBe(true);
  expect(JSON.stringify(findings)).not.toContain('a-secret');
  expect(formatFindings(findings)[0]).toMatch(/^✗ fail Settings {3}PORT: /);
});

test('files of personal data that others may read are a failure', async () => {
  const db = join(folder, 'db');
  mkdirSync(db, { mode: 0o700 });
  expect(await checkModes({ dataDir: folder })).toMatchObject({ state: 'ok' });
  chmodSync(db, 0o750);
  expect(await checkModes({ dataDir: folder })).toMatchObject({
    state: 'fail',
    text: `others may read ${db}`,
    advice: `Run chmod -R go= ${db}.`,
  });
});
