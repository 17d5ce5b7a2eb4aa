import type { PageTest } from '@vitrine/contract/admin';
import { formatMessage, LANGUAGES, type Localised } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import {
  type DraftRow,
  findDraftContent,
  insertDraft,
  toDraftSummary,
  writeDraft,
} from '../admin-pages/draft-rows.ts';
import { type Publisher, publishDraft } from '../admin-pages/publish-content.ts';
import { withdrawRevision } from '../admin-pages/revision-rows.ts';
import { pickTarget, type RevisionTarget } from '../contents/choose-revision.ts';
import { includesLanguage } from '../contents/running-tests.ts';
import { SPACE } from '../contents/spaces.ts';
import { findVersionsOfB } from './find-versions.ts';
import { testProblems } from './problems.ts';
import { type TestRow, toTest, writeTest } from './test-rows.ts';

const NOTE: Localised = {
  'zh-CN': 'A/B 测试“{name}”：采用 B 版',
  'en-US': 'A/B test “{name}”: version B',
};

/** Finds and locks the draft of an audience. */
const lockDraftOf = (
  trx: Transaction<Database>,
  code: string,
  language: string,
  target: RevisionTarget,
): Promise<DraftRow | undefined> =>
  Object.entries(pickTarget(target))
    .reduce(
      (query, [column, value]) =>
        query.where(column as keyof RevisionTarget, 'is not distinct from', value),
      trx
        .selectFrom('content_drafts')
        .selectAll()
        .where('space', '=', SPACE)
        .where('code', '=', code)
        .where('language', '=', language as DraftRow['language']),
    )
    .forUpdate()
    .executeTakeFirst();

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
  const save = { name: publisher.name, note, at: now };
  for (const { id, language, ...ofB } of versions) {
    const audience = { ...pickTarget(ofB), arm: null, code: test.code };
    const content = await findDraftContent(trx, { type: 'revision', id });
    const before = await lockDraftOf(trx, test.code, language, audience);
    const row = before
      ? await writeDraft(trx, before, content, save)
      : await insertDraft(
          trx,
          { ...audience, language: language as DraftRow['language'] },
          content,
          save,
        );
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
