import { type MarketingType, marketingType } from '@vitrine/contract/admin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { marketingBodies, PERIOD } from '../../../test/support/marketing-bodies.ts';

const TYPES = Object.keys(marketingBodies) as MarketingType[];
const PAUSABLE = TYPES.filter(
  (type) => !['reward', 'spending-tier', 'tier', 'benefit'].includes(type),
);

let shop: OperatorHarness;
let session: string;
let count = 0;
beforeAll(async () => {
  shop = await openOperatorHarness();
  await logIn();
  for (const type of TYPES) await create(type);
});
afterAll(() => shop.close());
beforeEach(() => setTime('2026-11-25'));

async function logIn() {
  session = (await shop.createOperator('marketing')).session;
}
function setTime(day: string) {
  shop.clock.now = Date.parse(`${day}T02:00:00Z`);
  return logIn();
}

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, input: object = {}) =>
  shop.ask(method, `marketing/${path}`, { session, ...input });
const create = (type: MarketingType, change: object = {}) =>
  ask('POST', type, { body: { ...marketingBodies[type], ...change } });
const itemPath = (type: MarketingType, id: string = marketingBodies[type].id) => `${type}/${id}`;
const read = async (type: MarketingType, id?: string) =>
  (await ask('GET', itemPath(type, id))).body;
const resume = (type: MarketingType, id?: string) => ask('POST', `${itemPath(type, id)}/resume`);
const pause = (type: MarketingType, id?: string) => ask('POST', `${itemPath(type, id)}/pause`);
const codesOf = async (type: MarketingType, id: string) =>
  (await ask('GET', `${itemPath(type, id)}/check`)).body.problems.map(
    ({ code }: { code: string }) => code,
  );

/** Creates a campaign of its own, which no other test changes. */
async function createCampaign(change: object = {}) {
  const id = `campaign-${++count}`;
  const response = await create('campaign', { id, path: `/content/${id}`, ...change });
  return { id, response };
}

it('knows a body of every type', () => {
  expect([...TYPES].sort()).toEqual([...marketingType.options].sort());
});

describe.each(TYPES)('an item of the type %s', (type) => {
  it('is stored as it was sent', async () => {
    expect(await read(type)).toMatchObject({ ...marketingBodies[type], version: 1 });
  });

  it('is listed and can be searched', async () => {
    const { id } = marketingBodies[type];
    const { items } = (await ask('GET', `${type}?search=${id.toLowerCase()}`)).body;
    expect(items.map((item: { id: string }) => item.id)).toContain(id);
    const state = PAUSABLE.includes(type) ? 'paused' : 'running';
    const listed = (await ask('GET', `${type}?state=${state}`)).body.items;
    expect(listed.map((item: { id: string }) => item.id)).toContain(id);
  });

  it('is changed once for each version', async () => {
    const body = marketingBodies[type];
    const { version } = await read(type);
    const changed = await ask('PUT', itemPath(type), { body, version });
    expect(changed.body).toMatchObject({ ...body, version: version + 1 });
    expect((await ask('PUT', itemPath(type), { body, version })).status).toBe(412);
  });

  it('has counts and a check', async () => {
    const { counts } = (await ask('GET', `${itemPath(type)}/counts`)).body;
    expect(Object.values(counts).every(Number.isInteger)).toBe(true);
    const { problems } = (await ask('GET', `${itemPath(type)}/check`)).body;
    const errors = problems.filter(({ severity }: { severity: string }) => severity === 'error');
    expect(errors).toEqual([]);
  });

  it('has an id that is taken', async () => {
    expect((await create(type)).body.error).toMatchObject({ reason: 'id-taken' });
  });
});

describe('pausing and resuming', () => {
  const MOMENTS = { upcoming: '2026-11-19', running: '2026-11-25', ended: '2026-12-21' };

  it.each([
    ['paused', 'pause', 'running', 'paused'],
    ['paused', 'resume', 'upcoming', 'upcoming'],
    ['paused', 'resume', 'running', 'running'],
    ['paused', 'resume', 'ended', 'ended'],
    ['upcoming', 'pause', 'upcoming', 'paused'],
    ['running', 'pause', 'running', 'paused'],
    ['ended', 'pause', 'ended', 'paused'],
    ['upcoming', 'resume', 'upcoming', 'upcoming'],
    ['running', 'resume', 'running', 'running'],
    ['ended', 'resume', 'ended', 'ended'],
  ] as const)('turns %s by %s while it is %s into %s', async (before, change, moment, after) => {
    const { id } = await createCampaign({ boostRewardId: null });
    await setTime(MOMENTS[moment]);
    if (before !== 'paused') await resume('campaign', id);
    expect((await read('campaign', id)).state).toBe(before);
    await ask('POST', `${itemPath('campaign', id)}/${change}`);
    expect((await read('campaign', id)).state).toBe(after);
  });

  it.each(PAUSABLE)('is possible for the type %s', async (type) => {
    expect((await resume(type)).body.state).toBe('running');
    expect((await pause(type)).body.state).toBe('paused');
  });

  it('is refused for what takes effect at once', async () => {
    expect((await pause('benefit')).body.error).toMatchObject({ reason: 'not-pausable' });
  });

  it('pauses packages and codes with their promotion, and resumes only those', async () => {
    const promotionId = 'autumn';
    await create('promotion', { id: promotionId });
    await resume('promotion', promotionId);
    await create('reward-package', { id: 'together', promotionId });
    await create('reward-package', { id: 'alone', promotionId });
    await create('promo-code', { id: 'AUTUMN26', promotionId });
    await resume('reward-package', 'together');
    await resume('promo-code', 'AUTUMN26');
    const states = async () => [
      (await read('reward-package', 'together')).state,
      (await read('reward-package', 'alone')).state,
      (await read('promo-code', 'AUTUMN26')).state,
    ];
    shop.clock.now += 60_000;
    await pause('promotion', promotionId);
    expect(await states()).toEqual(['paused', 'paused', 'paused']);
    await resume('promotion', promotionId);
    expect(await states()).toEqual(['running', 'paused', 'running']);
  });
});

describe('a check', () => {
  it('keeps an item paused until it is complete in both languages', async () => {
    const { id } = await createCampaign({ name: { 'zh-CN': '春日' } });
    const refused = await resume('campaign', id);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({ reason: 'not-ready', fields: [{ path: 'name' }] });
    expect(await codesOf('campaign', id)).toEqual(['language-missing']);
  });

  it('refuses a change that would break a running item', async () => {
    const { id } = await createCampaign();
    await resume('campaign', id);
    const { version, state: _, ...body } = await read('campaign', id);
    const name = { 'zh-CN': '', 'en-US': 'Spring' };
    const refused = await ask('PUT', itemPath('campaign', id), {
      body: { ...body, name },
      version,
    });
    expect(refused.body.error).toMatchObject({ reason: 'not-ready' });
    expect(await read('campaign', id)).toMatchObject({ name: body.name, version });
  });

  it('finds a collision of two campaigns of one page', async () => {
    const { id } = await createCampaign({ path: '/content/shared' });
    await resume('campaign', id);
    const { id: other } = await createCampaign({ path: '/content/shared' });
    expect(await codesOf('campaign', other)).toEqual(['collision']);
    await pause('campaign', id);
    expect(await codesOf('campaign', other)).toEqual([]);
  });

  it('finds a coupon that has ended behind a reward', async () => {
    const ended = { claimsTo: '2026-11-22T00:00:00.000Z', validTo: '2026-11-23T00:00:00.000Z' };
    await create('reward-package', { id: 'ended', ...ended });
    await create('reward', { id: 'worthless', packageId: 'fifty-off' });
    const { id } = await createCampaign({ boostRewardId: 'worthless' });
    expect(await codesOf('campaign', id)).not.toContain('reference-ended');
    await shop.db
      .updateTable('reward_definitions')
      .set({ package_id: 'ended' })
      .where('id', '=', 'worthless')
      .execute();
    expect(await codesOf('campaign', id)).toContain('reference-ended');
  });
});

describe('a body', () => {
  it.each([
    ['names a reward that does not exist', 'campaign', { boostRewardId: 'nothing' }],
    [
      'has odds above one',
      'lottery',
      { prizes: [{ id: 'a', rewardId: 'coupon', odds: 1_000_001 }] },
    ],
    [
      'has odds that sum to more than one',
      'lottery',
      {
        prizes: [
          { id: 'a', rewardId: 'coupon', odds: 600_000 },
          { id: 'b', rewardId: 'coupon', odds: 600_000 },
        ],
      },
    ],
    ['ends before it starts', 'campaign', { endsAt: PERIOD.startsAt }],
    ['lies before the calendar', 'campaign', { startsAt: '0001-01-01T00:00:00.000Z' }],
    ['limits a day without a window', 'reward-package', { perWindow: 5 }],
    ['is of another type', 'campaign', marketingBodies.benefit],
  ] as const)('that %s is refused', async (_, type, change) => {
    const id = `refused-${++count}`;
    expect((await create(type, { id, ...change })).status).toBe(400);
    expect((await ask('GET', itemPath(type, id))).status).toBe(404);
  });

  it('that has another id than the path is refused', async () => {
    const { id } = await createCampaign();
    const body = marketingBodies.campaign;
    const { status } = await ask('PUT', itemPath('campaign', id), { body, version: 1 });
    expect(status).toBe(400);
  });

  it('cannot take the spending of another tier', async () => {
    await create('tier', { id: 'ruby', fromAmount: 70_000_000 });
    const { state: _, version, ...body } = await read('tier', 'ruby');
    const fromAmount = marketingBodies.tier.fromAmount;
    const { body: refused } = await ask('PUT', 'tier/ruby', {
      body: { ...body, fromAmount },
      version,
    });
    expect(refused.error).toMatchObject({ reason: 'id-taken' });
  });
});

it('records who changed an item, with what it was before', async () => {
  const { id } = await createCampaign();
  await resume('campaign', id);
  const records = await shop.db
    .selectFrom('audit_records')
    .selectAll()
    .where('target_type', '=', 'campaign')
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();
  expect(records).toMatchObject([
    { action: 'createMarketingItem', before: null, after: { state: 'paused' } },
    { action: 'resumeMarketingItem', before: { state: 'paused' }, after: { state: 'running' } },
  ]);
});

it('pages through a list by id', async () => {
  await create('task', { id: 'zzz' });
  const page = (await ask('GET', 'task?size=1')).body;
  const next = (await ask('GET', `task?size=1&cursor=${page.nextCursor}`)).body;
  expect(next).toMatchObject({ items: [{ id: 'zzz' }], nextCursor: null });
});
