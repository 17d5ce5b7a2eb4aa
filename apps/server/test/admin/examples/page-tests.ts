import type { pageTestCalls, pageTestInput } from '@vitrine/contract/admin';
import { DAY_MS } from '@vitrine/kit';
import type { z } from 'zod';
import { insertRevision } from '../../../src/resources/admin-pages/revision-rows.ts';
import { EVERYBODY } from '../../../src/resources/contents/choose-revision.ts';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';

let count = 0;
const VERSION = { 'if-match': '1' };

const createBody = ({ deps }: AdminFixture): z.input<typeof pageTestInput> => ({
  ...{ name: '大图与小图', hypothesis: '大图更吸引人', goal: 'order', plannedSample: 800 },
  endsAt: new Date(deps.now() + 14 * DAY_MS).toISOString(),
});

/** Stores a page that shows A to everybody and has a B. */
async function insertTestedPage({ db, deps }: AdminFixture): Promise<string> {
  const code = `tested-${++count}`;
  await db.insertInto('content_pages').values({ space: 'storefront', code }).execute();
  const content = { title: '春', entries: [] };
  const window = { startsAt: null, endsAt: null, note: '' };
  await db.transaction().execute(async (trx) => {
    for (const arm of [null, 'b'] as const) {
      const audience = { ...EVERYBODY, arm, space: 'storefront', code, language: 'zh-CN' };
      await insertRevision(trx, { audience, content, window, author: '林' }, deps.now());
    }
  });
  return code;
}

async function insertTest(fixture: AdminFixture, isRunning: boolean): Promise<string> {
  const { db, deps } = fixture;
  const { endsAt, plannedSample, name, goal } = createBody(fixture);
  const { id } = await db
    .insertInto('content_tests')
    .values({
      ...{ space: 'storefront', code: await insertTestedPage(fixture), name, goal },
      ...{ hypothesis: '', share_of_b: 50, planned_sample: plannedSample, rule: 'by-hand' },
      ...{ ends_at: endsAt, created_by: '林', created_at: new Date(deps.now()) },
      ...(isRunning && { state: 'running', started_by: '林', started_at: new Date(deps.now()) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Example {
  valid(fixture: AdminFixture): Promise<CallInput> | CallInput;
}

const ofPage = (more: (fixture: AdminFixture) => CallInput): Example => ({
  valid: async (fixture) => ({
    ...more(fixture),
    params: { code: await insertTestedPage(fixture) },
  }),
});
const ofTest = (more: (fixture: AdminFixture) => CallInput, isRunning = false): Example => ({
  valid: async (fixture) => ({
    ...more(fixture),
    params: { id: await insertTest(fixture, isRunning) },
  }),
});

/** A valid request of every call of tests of pages. */
export const pageTestExamples: Readonly<Record<keyof typeof pageTestCalls, Example>> = {
  listPageTests: ofPage(() => ({ query: { size: '2' } })),
  getPageTest: ofTest(() => ({}), true),
  createPageTest: ofPage((fixture) => ({ body: createBody(fixture) })),
  updatePageTest: ofTest((fixture) => ({ headers: VERSION, body: createBody(fixture) })),
  deletePageTest: ofTest(() => ({ headers: VERSION })),
  startPageTest: ofTest(() => ({ headers: VERSION })),
  countPageTest: ofTest(() => ({}), true),
  endPageTest: ofTest(() => ({ headers: VERSION, body: { choice: 'publish-b' } }), true),
};
