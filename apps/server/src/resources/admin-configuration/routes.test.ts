import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { findBanners, findConfiguration } from '../contents/queries.ts';

let shop: OperatorHarness;
let session: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  session = (await shop.createOperator('content')).session;
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, input: object = {}) =>
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
    expect((await ask('PUT', path, { body, version: 1 })).body).toMatchObject({
      ...body,
      version: 2,
    });
    expect(await findConfiguration(shop.db, 'storefront', 'production')).toEqual({
      app: 'storefront',
      environment: 'production',
      ...body,
    });
    expect((await ask('PUT', path, { body, version: 1 })).status).toBe(412);
  });

  it('is listed', async () => {
    const { body: listed } = await ask('GET', 'configurations');
    expect(listed).toMatchObject([{ app: 'storefront', environment: 'production' }]);
  });

  it('is set for the first time from version 0, and once only', async () => {
    const put = () => ask('PUT', 'configurations/other/production', { body, version: 0 });
    const answers = await Promise.all([put(), put()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await findConfiguration(shop.db, 'other', 'production')).toMatchObject(body);
  });

  it('is refused for more apps than a shop has', async () => {
    const names = Array.from({ length: 48 }, (_, index) => `app-${index}`);
    const rows = names.map((app) => ({ app, environment: 'production' }));
    await shop.db.insertInto('app_configurations').values(rows).execute();
    const { status } = await ask('PUT', 'configurations/app-x/production', { body, version: 0 });
    expect(status).toBe(409);
  });
});
