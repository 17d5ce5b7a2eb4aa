import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { marketingBodies } from '../../../test/support/marketing-bodies.ts';

const TEXT = { 'zh-CN': '秋信', 'en-US': 'Autumn' };
const SET = { name: TEXT, description: TEXT, gender: 'women', position: 1, productIds: [] };
const RULE = { reduced: true };

let shop: OperatorHarness;
let marketer: string;
let merchandiser: string;
let count = 0;
beforeAll(async () => {
  shop = await openOperatorHarness();
  marketer = (await shop.createOperator('marketing')).session;
  merchandiser = (await shop.createOperator('catalogue')).session;
  await post('promotion', marketingBodies.promotion);
});
afterAll(() => shop.close());

const post = (path: string, body: object, language = 'en-US') =>
  shop.ask('POST', `marketing/${path}`, {
    session: marketer,
    body,
    headers: { 'accept-language': language },
  });
const edit = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  shop.ask(method, path, { session: merchandiser, version: 1, ...(body ? { body } : {}) });

async function createSet(rule: object | null): Promise<string> {
  const { body } = await edit('POST', 'sets', { ...SET, rule });
  return body.id;
}

async function createCategory(): Promise<string> {
  const { id } = await shop.db
    .insertInto('categories')
    .values({ gender: 'women', name: JSON.stringify(TEXT) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const newCode = (scope: object) => ({
  ...marketingBodies['promo-code'],
  id: `CODE-${++count}`,
  scope,
});

describe.each(['promo-code', 'reward-package'] as const)('an offer of the type %s', (type) => {
  const create = (scope: object, language?: string) =>
    post(type, { ...marketingBodies[type], id: `OFFER-${++count}`, scope }, language);

  it('covers sets of chosen products and categories', async () => {
    const scope = { setIds: [await createSet(null)], categoryIds: [await createCategory()] };
    expect((await create(scope)).body).toMatchObject({ scope });
  });

  it.each([
    ['zh-CN', '按规则'],
    ['en-US', 'found by rule'],
  ])('covers no set that is found by rule, and says so in %s', async (language, words) => {
    const { status, body } = await create({ setIds: [await createSet(RULE)] }, language);
    expect([status, body.error.reason]).toEqual([409, 'set-by-rule']);
    expect(body.error.message).toContain(words);
  });

  it.each([
    ['setIds', 'set-missing'],
    ['categoryIds', 'category-missing'],
  ])('names no missing item in its %s', async (list, reason) => {
    expect((await create({ [list]: ['123456789'] })).body.error.reason).toBe(reason);
  });

  it('is not changed to cover a set that is found by rule', async () => {
    const { body: item } = await create({ setIds: [await createSet(null)] });
    const { version, state, ...fields } = item;
    const body = { ...fields, scope: { setIds: [await createSet(RULE)] } };
    const path = `marketing/${type}/${item.id}`;
    const response = await shop.ask('PUT', path, { session: marketer, body, version });
    expect(response.body.error.reason).toBe('set-by-rule');
  });

  it('keeps its categories from being deleted', async () => {
    const categoryId = await createCategory();
    await create({ categoryIds: [categoryId] });
    const { status, body } = await edit('DELETE', `categories/${categoryId}`);
    expect([status, body.error.reason]).toEqual([409, 'category-in-promotion']);
  });
});

describe('at the same moment', () => {
  it('a set is either covered by an offer or gets a rule', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await createSet(null);
      const responses = await Promise.all([
        post('promo-code', newCode({ setIds: [id] })),
        edit('PUT', `sets/${id}`, { ...SET, rule: RULE }),
      ]);
      expect(responses.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(
        1,
      );
    }
  });

  it('a category is either covered by an offer or deleted', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await createCategory();
      const responses = await Promise.all([
        post('promo-code', newCode({ categoryIds: [id] })),
        edit('DELETE', `categories/${id}`),
      ]);
      expect(responses.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(
        1,
      );
    }
  });
});
