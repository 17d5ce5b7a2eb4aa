import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createApiKeySecret } from '../api-keys/keys.ts';
import { createPreviewToken } from '../contents/preview-token.ts';
import { openOperatorSession } from '../operators/sessions.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');
const TOMORROW = '2026-11-26T12:00:00.000Z';
const HOUR_MS = 3_600_000;
const text = (content: string) =>
  JSON.stringify([{ id: 'a', code: 'text', fields: { content: `<p>${content}</p>` } }]);

let now = NOW;
let test: TestApp;
let operatorId: string;
let goldDraft: string;

const db = () => test.shop.database.db;

async function seedPage() {
  const page = { space: 'storefront', code: 'tonight' };
  const draft = { ...page, language: 'zh-CN' as const, shape_version: 1, saved_by: '林' };
  const revision = { ...page, language: 'zh-CN', version: 1 };
  await db()
    .insertInto('content_pages')
    .values([page, { ...page, code: 'other' }])
    .execute();
  await db()
    .insertInto('content_revisions')
    .values([
      { ...revision, entries: text('all'), published_at: new Date(NOW - HOUR_MS) },
      { ...revision, code: 'other', entries: text('other'), published_at: new Date(NOW - HOUR_MS) },
      {
        ...{ ...revision, gender: 'women', entries: text('women tomorrow') },
        ...{ published_at: new Date(NOW - HOUR_MS), starts_at: new Date(TOMORROW) },
      },
    ])
    .execute();
  const { id } = await db()
    .insertInto('content_drafts')
    .values({ ...draft, benefit: 'gold', entries: text('gold'), saved_at: new Date(NOW) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  test = await openTestApp({ now: () => now });
  goldDraft = await seedPage();
});
afterAll(() => test.close());
beforeEach(async () => {
  now = NOW;
  const { id } = await db()
    .insertInto('operators')
    .values({
      email: `${Math.random()}@example.cn`,
      name: '林',
      role: 'content',
      created_at: new Date(NOW),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  operatorId = id;
});

async function send(body: object, authorization?: string) {
  const origin = { device: null, ip: '127.0.0.1' };
  const session = await openOperatorSession(db(), operatorId, origin, now);
  const response = await test.app.inject({
    method: 'POST',
    url: `/admin/api/v1/page-drafts/${goldDraft}/preview-links`,
    payload: body,
    headers: {
      origin: 'http://localhost',
      ...(authorization ? { authorization } : { cookie: `operator=${session}` }),
    },
  });
  return { status: response.statusCode, body: response.json() };
}

async function createLink(body: object, authorization?: string) {
  const { status, body: link } = await send(body, authorization);
  expect(status, JSON.stringify(link)).toBe(200);
  const token = new URL(link.url).searchParams.get('env') ?? '';
  return { ...link, token };
}

const get = async (url: string) => (await test.app.inject({ url })).json();
async function read(token: string, more = '', code = 'tonight') {
  const pages = await get(`/api/v2/search/contents?codes=${code}&environment-code=${token}${more}`);
  return pages[code]?.[0]?.fields.content;
}

const GOLD = { benefits: ['gold'], at: TOMORROW, isLoggedIn: true, platform: 'minip' };

it('shows a visitor who is not logged in what the named shopper would see', async () => {
  const link = await createLink({ ...GOLD, hours: 2 });
  expect(link).toMatchObject({
    showsDraft: true,
    expiresAt: new Date(NOW + 2 * HOUR_MS).toISOString(),
  });
  expect(new URL(link.url).pathname).toBe('/content/tonight');
  expect(await read(link.token)).toBe('<p>gold</p>');
  expect(await get(`/api/v1/contents/previews/${link.token}`)).toEqual({
    ...{ ...GOLD, page: 'tonight', language: 'zh-CN', gender: null, country: 'CN' },
    ...{ visitor: 'new', arm: null },
    expiresAt: link.expiresAt,
  });
});

it('shows what is published for a shopper whom the draft is not for', async () => {
  const anyone = await createLink({});
  expect([anyone.showsDraft, await read(anyone.token)]).toEqual([false, '<p>all</p>']);
  const woman = await createLink({ gender: 'women', at: TOMORROW });
  expect(await read(woman.token)).toBe('<p>women tomorrow</p>');
  const womanNow = await createLink({ gender: 'women' });
  expect(await read(womanNow.token)).toBe('<p>all</p>');
});

it('shows what is for a platform, for returning visitors, and the other version of a test', async () => {
  const revision = { space: 'storefront', code: 'tonight', language: 'zh-CN', version: 1 };
  const published_at = new Date(NOW - HOUR_MS);
  await db()
    .insertInto('content_revisions')
    .values([
      { ...revision, platform: 'minip', entries: text('minip'), published_at },
      { ...revision, visitor: 'returning', entries: text('returning'), published_at },
      { ...revision, arm: 'b', entries: text('b'), published_at },
    ])
    .execute();
  const show = async (claims: object) => read((await createLink(claims)).token);
  expect(await show({ platform: 'minip' })).toBe('<p>minip</p>');
  expect(await show({ platform: 'minip', visitor: 'returning' })).toBe('<p>returning</p>');
  expect(await show({ visitor: 'returning', arm: 'b' })).toBe('<p>b</p>');
  expect(await show({})).toBe('<p>all</p>');
  await db()
    .deleteFrom('content_revisions')
    .where((eb) =>
      eb.or([
        eb('platform', 'is not', null),
        eb('visitor', 'is not', null),
        eb('arm', 'is not', null),
      ]),
    )
    .execute();
});

it('takes the shopper and the page from the link alone', async () => {
  const { token } = await createLink({});
  expect(await read(token, '&target-benefits=gold&target-gender=women')).toBe('<p>all</p>');
  expect(await read(token, '', 'other')).toBeUndefined();
});

it('shows an older version of the draft', async () => {
  const shape = { shape_version: 1, title: '', note: '', saved_by: '林', saved_at: new Date(NOW) };
  await db()
    .insertInto('content_draft_saves')
    .values({ ...shape, draft_id: goldDraft, version: 7, entries: text('older gold') })
    .execute();
  const { token } = await createLink({ ...GOLD, saveVersion: 7 });
  expect(await read(token)).toBe('<p>older gold</p>');
  await db().deleteFrom('content_draft_saves').where('version', '=', 7).execute();
  expect(await read(token)).toBeUndefined();
});

it('keeps the configuration of the shop', async () => {
  await db()
    .insertInto('app_configurations')
    .values({ app: 'storefront', environment: 'production' })
    .execute();
  const { token } = await createLink({});
  const url = `/api/v1/contents/almir/apps/storefront/environments/${token}`;
  expect(await get(url)).toMatchObject({ environment: 'production' });
});

it('ends, and refuses a changed link', async () => {
  const { token } = await createLink({ ...GOLD, hours: 1 });
  const [prefix, id, expiry, ...signature] = token.split('-');
  const later = ((NOW + 9 * HOUR_MS) / 60_000).toString(36);
  for (const changed of [
    [prefix, id, later, ...signature].join('-'),
    [prefix, id?.replace(/^./, 'x'), expiry, ...signature].join('-'),
    `${prefix}-${id}`,
    createPreviewToken(`${prefix}-${id}`, NOW + HOUR_MS, 'another key'),
  ]) {
    expect(await read(changed)).toBeUndefined();
    expect((await test.app.inject(`/api/v1/contents/previews/${changed}`)).statusCode).toBe(404);
  }
  now = NOW + HOUR_MS;
  expect(await read(token)).toBeUndefined();
});

it('ends when its operator is disabled or may no longer change pages', async () => {
  const { token } = await createLink(GOLD);
  const update = async (change: object) => {
    await db().updateTable('operators').set(change).where('id', '=', operatorId).execute();
    return read(token);
  };
  expect(await update({ role: 'read-only' })).toBeUndefined();
  expect(await update({ role: 'content', status: 'disabled' })).toBeUndefined();
  expect(await update({ status: 'active' })).toBe('<p>gold</p>');
});

it('made with a key of a machine ends with the key', async () => {
  const { key, prefix, hash } = createApiKeySecret();
  const { id } = await db()
    .insertInto('api_keys')
    .values({
      ...{ name: '官网', prefix, key_hash: hash, permissions: ['content:write'] },
      ...{ created_by: operatorId, created_at: new Date(NOW), expires_at: new Date(NOW + HOUR_MS) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { token } = await createLink(GOLD, `Bearer ${key}`);
  expect(await read(token)).toBe('<p>gold</p>');
  const demote = (role: string) =>
    db().updateTable('operators').set({ role }).where('id', '=', operatorId).execute();
  await demote('read-only');
  expect(await read(token)).toBeUndefined();
  await demote('content');
  expect(await read(token)).toBe('<p>gold</p>');
  await db().deleteFrom('api_keys').where('id', '=', id).execute();
  expect(await read(token)).toBeUndefined();
});

it('records who made the link, without its token', async () => {
  const { token } = await createLink(GOLD);
  const record = await db()
    .selectFrom('audit_records')
    .selectAll()
    .where('action', '=', 'createPreviewLink')
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  expect(record).toMatchObject({
    target_id: goldDraft,
    after: { benefits: ['gold'], page: 'tonight' },
  });
  expect(JSON.stringify(record)).not.toContain(token);
});

it('refuses an operator who may not change pages', async () => {
  await db()
    .updateTable('operators')
    .set({ role: 'read-only' })
    .where('id', '=', operatorId)
    .execute();
  expect((await send(GOLD)).status).toBe(403);
});
