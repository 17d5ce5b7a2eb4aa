import { MAX_TEST_DAYS } from '@vitrine/contract/admin/page-limits';
import { DAY_MS, type Language, type Localised } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findRunningTests } from '../contents/running-tests.ts';
import { findTestedLanguages } from './find-versions.ts';
import { testProblems } from './problems.ts';
import type { TestRow } from './test-rows.ts';

const NAMES: Readonly<Record<Language, Localised>> = {
  'zh-CN': { 'zh-CN': '中文', 'en-US': 'Chinese' },
  'en-US': { 'zh-CN': '英文', 'en-US': 'English' },
};

/** Refuses to start a test that could not compare anything. Its page is locked. */
export async function requireStartable(
  trx: Transaction<Database>,
  test: TestRow,
  language: Language,
  now: number,
): Promise<void> {
  const remaining = test.ends_at.getTime() - now;
  if (remaining <= 0 || remaining > MAX_TEST_DAYS * DAY_MS)
    throw testProblems('test-end', language, { values: { days: MAX_TEST_DAYS } });
  const other = (await findRunningTests(trx, test.code)).find(
    (one) => one.language === null || test.language === null || one.language === test.language,
  );
  if (other) throw testProblems('test-running', language, { values: { name: other.name } });
  const { a, b } = await findTestedLanguages(trx, test, now);
  if (a.length === 0) throw testProblems('test-needs-a', language);
  const atEnd = await findTestedLanguages(trx, test, test.ends_at.getTime() - 1);
  const hasB = (one: Language) => b.includes(one) && atEnd.b.includes(one);
  const missing = a.filter((one) => !hasB(one)).map((one) => NAMES[one][language]);
  if (missing.length > 0)
    throw testProblems('test-needs-b', language, { values: { languages: missing.join(', ') } });
}
