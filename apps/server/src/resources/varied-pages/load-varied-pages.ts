import { type Gender, gender } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findRunningTests } from '../contents/running-tests.ts';
import { findHomeConfiguration } from '../home/find-home-codes.ts';
import { getHomeCode, readHomeContent } from '../home/rules.ts';
import type { VariedPagesData } from './varied-pages.ts';

/** The pages of which something is or will be shown to some platforms, or to new or returning visitors only. */
const findTargeted = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('content_revisions')
    .select(['code', 'platform', 'visitor'])
    .distinct()
    .where('published_at', 'is not', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where((eb) => eb.or([eb('platform', 'is not', null), eb('visitor', 'is not', null)]))
    .execute();

/** Reads what differs between visitors. */
export async function loadVariedPages(db: Kysely<Database>, now: number): Promise<VariedPagesData> {
  const targeted = await findTargeted(db, new Date(now));
  const configuration = (await findHomeConfiguration(db))?.configuration;
  const homeContent = readHomeContent(configuration);
  const homeOf = (one: Gender) => getHomeCode(homeContent, one);
  return {
    byPlatform: targeted.flatMap(({ code, platform }) => (platform ? [code] : [])),
    byVisitor: targeted.flatMap(({ code, visitor }) => (visitor ? [code] : [])),
    tests: await findRunningTests(db),
    homes: { women: homeOf('women'), men: homeOf('men'), kids: homeOf('kids') },
    defaultGender: gender.options.find((one) => one === configuration?.defaultGender),
  };
}
