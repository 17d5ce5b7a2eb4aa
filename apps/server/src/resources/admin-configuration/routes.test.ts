import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import { findBanners, findConfiguration } from '../contents/queries.ts';

let shop: OperatorHarness;
let session: string;
let owner: string;
let editor: string;
beforeAll(async () => {
  const environment = { LINK_HOSTS: 'brand.example', NEWEST_APP_VERSION: '6.14.0' };
  shop = await openOperatorHarness({ environment });
  session = (await shop.createOperator('content')).session;
  owner = (await shop.createOperator('owner')).session;
  editor = (await shop.createOperator('content-editor')).session;
  for (const code of ['spring', 'summer']) {
    const page = { space: 'storefront', code };
    const revision = { ...page, language: 'zh-CN', version: 1, entries: '[]' };
    await shop.db.insertInto('content_pages').values(page).execute();
    await shop.db
      .insertInto('content_revisions')
      .values({ ...revision, published_at: new Date(shop.clock.now - 1_000) })
      .execute();
  }
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, input: object = {}) =>
  shop.ask(method, path, { session, ...input });

const BANNER = { position: 'popup', text: { 'zh-CN': '早春', 'en-US': 'Early spring' } };
const create = (id: string, change: object = {}) =>
  ask('POST', 'banners', { body: { ...BANNER, id, ...change } });
const findShown = async () =>
  (await findBanners(shop.db, new Date(shop.deps.now()))).map(({ id }) => id);
const codesOf = async (id: string) =>
  (await ask('GET', `banners/${id}/check`)).body.problems.map(({ code }: { code: string }) => code);

describe('a banner', () => {
  it('is shown from when it is resumed until it is paused', async () => {
    await create('bag', { position: 'bag' });
    expect(await findShown()).not.toContain('bag');
    await ask('POST', 'banners/bag/resume');
    expect(await findShown()).toContain('bag');
    await ask('POST', 'banners/bag/pause');
    expect(await findShown()).not.toContain('bag');
  });

  it('is changed at once', async () => {
    await create('text', { position: 'bag' });
    await ask('POST', 'banners/text/resume');
    const text = { 'zh-CN': '免运费', 'en-US': 'Free delivery' };
    const body = { ...BANNER, id: 'text', position: 'bag', text };
    expect((await ask('PUT', 'banners/text', { body, version: 2 })).body).toMatchObject({ text });
    const shown = await findBanners(shop.db, new Date(shop.deps.now()));
    expect(shown.find(({ id }) => id === 'text')).toMatchObject({ text });
  });

  it.each([
    ['for the same gender', 'women', {}, ['collision']],
    ['for everyone', null, {}, ['collision']],
    ['for another gender', 'men', {}, []],
    ['after it', 'women', { startsAt: '2026-12-01T00:00:00.000Z' }, []],
    ['in another place', 'women', { position: 'footer' }, []],
  ])('collides with a popup at the same time, %s: %s', async (_, gender, change, codes) => {
    await create('first', { gender: 'women', endsAt: '2026-12-01T00:00:00.000Z' });
    await ask('POST', 'banners/first/resume');
    const id = `second-${gender}-${Object.keys(change).join('')}`;
    await create(id, { gender, ...change });
    expect(await codesOf(id)).toEqual(codes);
  });

  it('warns of another banner in the same place at the same time, and names it', async () => {
    await create('stripe-a', { position: 'stripe' });
    await ask('POST', 'banners/stripe-a/resume');
    await create('stripe-b', { position: 'stripe' });
    const { body } = await ask('GET', 'banners/stripe-b/check');
    expect(body.problems).toMatchObject([{ code: 'same-place', severity: 'warning' }]);
    expect(body.problems[0].message['en-US']).toContain('stripe-a');
    expect((await ask('POST', 'banners/stripe-b/resume')).status).toBe(200);
  });
});

describe('a banner of an editor who may not publish', () => {
  const as = (role: string) => ({ session: role });

  it('is prepared, and shown by who may publish', async () => {
    const body = { ...BANNER, id: 'prepared', position: 'bag', link: '/content/spring' };
    expect((await ask('POST', 'banners', { ...as(editor), body })).status).toBe(200);
    const changed = { ...body, link: '/content/summer' };
    const update = { ...as(editor), body: changed, version: 1 };
    expect((await ask('PUT', 'banners/prepared', update)).status).toBe(200);
    expect((await ask('POST', 'banners/prepared/resume', as(editor))).status).toBe(403);
    expect(await findShown()).not.toContain('prepared');
    expect((await ask('POST', 'banners/prepared/resume')).status).toBe(200);
    expect(await findShown()).toContain('prepared');
  });

  it('is no longer changed, paused or deleted by them once it is not paused', async () => {
    const body = { ...BANNER, id: 'prepared', position: 'bag', text: { 'zh-CN': '退款' } };
    const refused = await ask('PUT', 'banners/prepared', { ...as(editor), body, version: 3 });
    expect([refused.status, reasonOf(refused)]).toEqual([403, 'publish-needed']);
    expect((await ask('POST', 'banners/prepared/pause', as(editor))).status).toBe(403);
    const remove = { ...as(editor), version: 3 };
    expect((await ask('DELETE', 'banners/prepared', remove)).status).toBe(403);
    expect(await findShown()).toContain('prepared');
    await ask('POST', 'banners/prepared/pause');
    expect((await ask('DELETE', 'banners/prepared', { ...remove, version: 4 })).status).toBe(200);
  });
});

describe('the link of a banner', () => {
  const link = (id: string, url: string) => create(id, { position: 'bag', link: url });

  it.each([
    ['/content/spring', 200],
    ['https://brand.example/story', 200],
    ['https://evil.example/login', 400],
  ])('to %s is answered with %i', async (url, status) => {
    const answer = await link(`link-${status}-${url.length}`, url);
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(answer.body.error).toMatchObject({
      reason: 'link-host',
      message: expect.stringContaining('evil.example'),
      fields: [{ path: 'body.link' }],
    });
  });

  it('that was stored before its host was forbidden does not take effect', async () => {
    await link('older', '/content/spring');
    const foreign = { link: 'https://evil.example/login' };
    await shop.db.updateTable('banners').set(foreign).where('id', '=', 'older').execute();
    expect(reasonOf(await ask('POST', 'banners/older/resume'))).toBe('link-host');
    expect(await findShown()).not.toContain('older');
  });
});

describe('the configuration of an app', () => {
  beforeAll(() =>
    shop.db
      .insertInto('app_configurations')
      .values({ app: 'storefront', environment: 'production' })
      .execute(),
  );
  const path = 'configurations/storefront/production';
  const body = { toggles: { chat: true }, configuration: { homeContent: { women: 'spring' } } };

  it('is changed once for each version, and the shop has it at once', async () => {
    const session = owner;
    expect((await ask('PUT', path, { session, body, version: 1 })).body).toMatchObject({
      ...body,
      version: 2,
    });
    expect(await findConfiguration(shop.db, 'storefront', 'production')).toEqual({
      app: 'storefront',
      environment: 'production',
      ...body,
    });
    expect((await ask('PUT', path, { session, body, version: 1 })).status).toBe(412);
  });

  it('is listed', async () => {
    const { body: listed } = await ask('GET', 'configurations');
    expect(listed).toMatchObject([{ app: 'storefront', environment: 'production' }]);
  });

  it('is set for the first time from version 0, and once only', async () => {
    const put = () =>
      ask('PUT', 'configurations/other/production', { session: owner, body, version: 0 });
    const answers = await Promise.all([put(), put()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await findConfiguration(shop.db, 'other', 'production')).toMatchObject(body);
  });

  it('is left by who publishes pages, except for the home pages', async () => {
    const home = { toggles: { chat: true }, configuration: { homeContent: { women: 'summer' } } };
    expect((await ask('PUT', path, { body: home, version: 2 })).status).toBe(200);
    const others = { ...home, configuration: { ...home.configuration, shippingCountries: ['CN'] } };
    const refused = await ask('PUT', path, { body: others, version: 3 });
    expect([refused.status, reasonOf(refused)]).toEqual([403, 'settings-needed']);
    const byEditor = await ask('PUT', path, { session: editor, body: home, version: 3 });
    expect(byEditor.status).toBe(403);
  });

  it.each([
    ['a home page that is not published', { homeContent: { women: 'gone' } }, 'homeContent.women'],
    ['no country to ship to', { shippingCountries: [] }, 'shippingCountries'],
    ['a newer app than there is', { minimumAppVersion: '99.0.0' }, 'minimumAppVersion'],
  ])('is refused with %s', async (_, configuration, name) => {
    const body = { toggles: { chat: true }, configuration };
    const refused = await ask('PUT', path, { session: owner, body, version: 3 });
    expect(refused.status).toBe(400);
    expect(refused.body.error.fields).toEqual([
      { path: `body.configuration.${name}`, message: expect.any(String) },
    ]);
  });

  it('is refused for more apps than a shop has', async () => {
    const names = Array.from({ length: 48 }, (_, index) => `app-${index}`);
    const rows = names.map((app) => ({ app, environment: 'production' }));
    await shop.db.insertInto('app_configurations').values(rows).execute();
    const { status } = await ask('PUT', 'configurations/app-x/production', {
      session: owner,
      body,
      version: 0,
    });
    expect(status).toBe(409);
  });
});
