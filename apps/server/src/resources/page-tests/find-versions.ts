import { LANGUAGES, type Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import {
  type ContentAudience,
  chooseRevision,
  EVERYBODY,
  pickTarget,
  type RevisionCandidate,
} from '../contents/choose-revision.ts';
import { findRevisions } from '../contents/queries.ts';
import { includesLanguage } from '../contents/running-tests.ts';
import { PUBLIC_ENVIRONMENT, SPACE } from '../contents/spaces.ts';
import type { TestRow } from './test-rows.ts';

type TestedPage = Pick<TestRow, 'code' | 'language'>;
type OpenCandidate = Awaited<ReturnType<typeof findRevisions>>[number];

const getKey = (candidate: RevisionCandidate) =>
  JSON.stringify([candidate.language, pickTarget(candidate)]);

/** The audience that a revision names. */
const toAudience = (candidate: RevisionCandidate, language: Language): ContentAudience => ({
  language,
  country: candidate.country ?? '',
  gender: candidate.gender ?? undefined,
  benefits: candidate.benefit === null ? [] : [candidate.benefit],
  platform: candidate.platform ?? undefined,
  visitor: candidate.visitor ?? undefined,
  arm: candidate.arm ?? undefined,
});

/** The revision that each language and target of a page shows now, in the languages of a test. */
async function findOpen(
  db: Kysely<Database>,
  test: TestedPage,
  now: number,
): Promise<OpenCandidate[]> {
  const page = { space: SPACE, environment: PUBLIC_ENVIRONMENT, codes: [test.code] };
  const candidates = await findRevisions(db, { ...page, contentType: undefined });
  return [...Map.groupBy(candidates, getKey).values()].flatMap((ofTarget) => {
    const [first] = ofTarget;
    const language = LANGUAGES.find((one) => one === first?.language);
    if (!first || !language || !includesLanguage(test, language)) return [];
    return chooseRevision(ofTarget, toAudience(first, language), now) ?? [];
  });
}

/** Every version of B that is published now. */
export const findVersionsOfB = async (db: Kysely<Database>, test: TestedPage, now: number) =>
  (await findOpen(db, test, now)).filter(({ arm }) => arm === 'b');

/** The languages that show A to everybody, and those of them that have a B for everybody. */
export async function findTestedLanguages(
  db: Kysely<Database>,
  test: TestedPage,
  now: number,
): Promise<{ a: Language[]; b: Language[] }> {
  const open = new Set((await findOpen(db, test, now)).map(getKey));
  const shows = (language: Language, arm: 'b' | null) =>
    open.has(JSON.stringify([language, { ...EVERYBODY, arm }]));
  const a = LANGUAGES.filter((language) => shows(language, null));
  return { a, b: a.filter((language) => shows(language, 'b')) };
}
