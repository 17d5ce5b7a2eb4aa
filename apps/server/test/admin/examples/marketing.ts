import type { configuration, marketing, promotionTools } from '@vitrine/contract/admin';
import { sql } from 'kysely';
import type { CallInput } from '../../every-call/call-input.ts';
import { storeCampaign } from '../../support/campaign-fixture.ts';
import { both, moneyOff } from '../../support/promotions-fixture.ts';
import type { AdminFixture } from '../admin-fixture.ts';

type Calls = typeof marketing & typeof promotionTools & typeof configuration;

interface Example {
  valid(fixture: AdminFixture): Promise<CallInput> | CallInput;
}

let count = 0;
const newId = (name: string) => `${name}-${++count}`;

const text = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en });
const PERIOD = { startsAt: '2026-11-20T00:00:00.000Z', endsAt: '2026-12-20T00:00:00.000Z' };
const VERSION = { 'if-match': '1' };

async function storeGift({ db }: AdminFixture): Promise<string> {
  const id = newId('gift');
  await db
    .insertInto('reward_definitions')
    .values({ id, kind: 'gift', name: both('礼', 'Gift'), description: both('礼', 'Gift') })
    .execute();
  return id;
}

async function storeTemplate({ db, deps }: AdminFixture): Promise<string> {
  const promotionId = newId('promotion');
  const now = deps.now();
  const period = { starts_at: new Date(now), ends_at: new Date(now + 1) };
  const name = both('礼券', 'Coupon');
  await db
    .insertInto('promotions')
    .values({ id: promotionId, name, description: name, ...period })
    .execute();
  const code = `TEMPLATE-${++count}`;
  await db
    .insertInto('promo_codes')
    .values({
      code,
      promotion_id: promotionId,
      name,
      offers: JSON.stringify([moneyOff(100, 1_000)]),
      valid_from: new Date(now),
      valid_to: new Date(now + 1),
      is_template: true,
    })
    .execute();
  return code;
}

async function storeLottery({ db }: AdminFixture): Promise<string> {
  const id = newId('lottery');
  const name = both('抽签', 'Lots');
  const period = { starts_at: PERIOD.startsAt, ends_at: PERIOD.endsAt };
  await db
    .insertInto('lotteries')
    .values({ id, name, description: name, ...period })
    .execute();
  return id;
}

async function storeQuestionnaire({ db }: AdminFixture): Promise<string> {
  const id = newId('questionnaire');
  const title = both('问卷', 'Questions');
  const questions = JSON.stringify([
    {
      id: 'size',
      kind: 'text',
      text: text('尺码', 'Size'),
      isRequired: false,
      options: [],
      limit: 9,
    },
  ]);
  await db
    .insertInto('questionnaires')
    .values({ id, title, introduction: title, questions, starts_at: PERIOD.startsAt })
    .execute();
  return id;
}

async function storeBanner({ db, deps }: AdminFixture, isPaused = false): Promise<string> {
  const id = newId('banner');
  await db
    .insertInto('banners')
    .values({
      id,
      position: 'bag',
      text: both('免运费', 'Free delivery'),
      paused_at: isPaused ? new Date(deps.now()) : null,
    })
    .execute();
  return id;
}

async function storeConfiguration({ db }: AdminFixture): Promise<string> {
  const app = newId('app');
  await sql`insert into app_configurations (app, environment) values (${app}, 'production')`.execute(
    db,
  );
  return app;
}

const createCampaignBody = (id: string) => ({
  type: 'campaign',
  id,
  name: text('春日', 'Spring'),
  description: text('说明', 'Words'),
  path: `/content/${id}`,
  ...PERIOD,
});

const ofCampaign: Example = {
  async valid({ db, deps }) {
    const id = newId('campaign');
    await storeCampaign({ db }, id, deps.now(), { path: `/content/${id}` });
    return { params: { type: 'campaign', id } };
  },
};

const ofBanner: Example = {
  valid: async (fixture) => ({ params: { id: await storeBanner(fixture) } }),
};

const createBannerBody = (id: string) => ({
  id,
  position: 'bag',
  text: text('免运费', 'Free delivery'),
  link: '/content/spring',
});

/** Valid requests of the calls about marketing, banners and configuration. */
export const marketingExamples: Readonly<Record<keyof Calls, Example>> = {
  listMarketingItems: {
    valid: () => ({ params: { type: 'lottery' }, query: { size: '2', state: 'running' } }),
  },
  getMarketingItem: ofCampaign,
  createMarketingItem: {
    async valid(fixture) {
      const id = newId('lottery');
      const prize = { id: `${id}-1`, rewardId: await storeGift(fixture), odds: 500, quantity: 6 };
      const name = text('抽签', 'Lots');
      const body = { type: 'lottery', id, name, description: name, ...PERIOD, prizes: [prize] };
      return { params: { type: 'lottery' }, body };
    },
  },
  updateMarketingItem: {
    async valid(fixture) {
      const { params } = await ofCampaign.valid(fixture);
      const body = createCampaignBody(params?.id ?? '');
      return { params: { type: 'campaign', id: body.id }, headers: VERSION, body };
    },
  },
  deleteMarketingItem: {
    valid: async (fixture) => ({ ...(await ofCampaign.valid(fixture)), headers: VERSION }),
  },
  pauseMarketingItem: ofCampaign,
  resumeMarketingItem: ofCampaign,
  checkMarketingItem: ofCampaign,
  countMarketingItem: ofCampaign,
  generatePromoCodes: {
    valid: async (fixture) => ({
      params: { id: await storeTemplate(fixture) },
      body: { count: 3, usesPerCode: 1 },
    }),
  },
  exportPromoCodes: {
    valid: async (fixture) => ({
      params: { id: await storeTemplate(fixture) },
      query: { size: '2' },
    }),
  },
  getLotteryOdds: {
    valid: async (fixture) => ({ params: { id: await storeLottery(fixture) } }),
  },
  getQuestionnaireResults: {
    valid: async (fixture) => ({ params: { id: await storeQuestionnaire(fixture) } }),
  },
  listWrittenAnswers: {
    valid: async (fixture) => ({
      params: { id: await storeQuestionnaire(fixture), questionId: 'size' },
      query: { size: '2' },
    }),
  },
  listBanners: { valid: () => ({ query: { size: '2', state: 'running', search: 'a' } }) },
  getBanner: ofBanner,
  createBanner: { valid: () => ({ body: createBannerBody(newId('banner')) }) },
  updateBanner: {
    async valid(fixture) {
      const id = await storeBanner(fixture, true);
      return { params: { id }, headers: VERSION, body: createBannerBody(id) };
    },
  },
  deleteBanner: {
    valid: async (fixture) => ({
      params: { id: await storeBanner(fixture, true) },
      headers: VERSION,
    }),
  },
  pauseBanner: ofBanner,
  resumeBanner: ofBanner,
  checkBanner: ofBanner,
  listConfigurations: { valid: () => ({}) },
  updateConfiguration: {
    valid: async (fixture) => ({
      params: { app: await storeConfiguration(fixture), environment: 'production' },
      headers: VERSION,
      body: { toggles: {}, configuration: { homeContent: { women: 'spring' } } },
    }),
  },
};
