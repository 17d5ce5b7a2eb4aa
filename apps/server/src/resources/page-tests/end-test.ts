import type { PageTest } from '@vitrine/contract/admin';
import { formatMessage, LANGUAGES, type Localised } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import {
  type DraftRow,
  findDraftContent,
  toDraftSummary,
  writeDraft,
} from '../admin-pages/draft-rows.ts';
import { insertDraft, lockDraftFor } from '../admin-pages/insert-draft.ts';
import { type Publisher, publishDraft } from '../admin-pages/publish-content.ts';
import { withdrawRevision } from '../admin-pages/revision-rows.ts';
import { pickTarget } from '../contents/choose-revision.ts';
import { includesLanguage } from '../contents/running-tests.ts';
import { SPACE } from '../contents/spaces.ts';
import { findVersionsOfB } from './find-versions.ts';
import { testProblems } from './problems.ts';
import { type TestRow, toTest, writeTest } from './test-rows.ts';

const NOTE: Localised = {
  'zh-CN': 'A/B 测试“{name}”：采用 B 版',
  'en-US': 'A/B test “{name}”: version B',
};

/**
 * Saves and publishes each version of B for the audience that it had within the test: as the next version of the draft
 * that was A, so that A stays among the versions.
 */
async function publishB(
  trx: Transaction<Database>,
  test: TestRow,
  publisher: Publisher,
  now: number,
): Promise<void> {
  const versions = await findVersionsOfB(trx, test, now);
  if (versions.length === 0) {
    const languages = test.language ?? LANGUAGES.join(', ');
    throw testProblems('test-needs-b', publisher.language, { values: { languages } });
  }
  const note = formatMessage(NOTE[publisher.language], { name: test.name });
  const save = { operator: publisher.operator, note, at: now };
  for (const { id, ...ofB } of versions) {
    const language = ofB.language as DraftRow['language'];
    const place = { ...pickTarget(ofB), arm: null, code: test.code, language };
    const content = await findDraftContent(trx, { type: 'revision', id });
    const before = await lockDraftFor(trx, place);
    const row = before
      ? await writeDraft(trx, before, content, save)
      : await insertDraft(trx, place, content, save);
    await publisher.record(trx, {
      target: { type: 'page-draft', id: row.id },
      before: before && toDraftSummary(before),
      after: toDraftSummary(row),
    });
    await publishDraft(trx, publisher, row, { startsAt: null, endsAt: null, note }, now);
  }
}

/** Withdraws what was B, so that the next test of the page begins with a B of its own. */
async function withdrawB(
  trx: Transaction<Database>,
  test: TestRow,
  publisher: Publisher,
  now: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('content_revisions')
    .select(['id', 'language'])
    .where('space', '=', SPACE)
    .where('code', '=', test.code)
    .where('arm', '=', 'b')
    .where('published_at', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id } of rows.filter(({ language }) => includesLanguage(test, language))) {
    await withdrawRevision(trx, id, now);
    const target = { type: 'page-revision', id };
    await publisher.record(trx, { target, after: { state: 'withdrawn', testId: test.id } });
  }
}

interface Ending {
  readonly choice: 'keep-a' | 'publish-b';
  /** Empty: by the rule of the test. */
  readonly endedBy: string;
}

const RESULTS = { 'keep-a': 'kept-a', 'publish-b': 'published-b' } as const satisfies Record<
  Ending['choice'],
  PageTest['result']
>;

/** Ends a test that is locked, as its page is. Every visitor sees one version afterwards. */
export async function endTest(
  trx: Transaction<Database>,
  test: TestRow,
  { choice, endedBy }: Ending,
  publisher: Publisher,
  now: number,
): Promise<TestRow> {
  if (choice === 'publish-b') await publishB(trx, test, publisher, now);
  await withdrawB(trx, test, publisher, now);
  const row = await writeTest(trx, test, {
    ...{ state: 'ended', result: RESULTS[choice] },
    ...{ ended_by: endedBy, ended_at: new Date(now) },
  });
  const target = { type: 'page-test', id: test.id };
  await publisher.record(trx, { target, before: toTest(test), after: toTest(row) });
  return row;
}
