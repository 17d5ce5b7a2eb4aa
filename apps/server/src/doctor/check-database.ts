import { LANGUAGES } from '@vitrine/kit';
import type { OpenDatabase } from '../database/database.ts';
import { listMissingMigrations } from '../database/migrate.ts';
import { findMissingParts } from '../resources/first-run/missing-parts.ts';
import { countActiveOwners } from '../resources/operators/queries.ts';
import { findSetUpSteps, type SetUpSettings } from '../resources/set-up/steps.ts';
import { OVERRIDE_FAULTS } from '../resources/shop-messages/problems.ts';
import { findOverrides } from '../resources/shop-messages/queries.ts';
import { checkPractice } from './check-practice.ts';
import { check, type Finding, fail, ok, warn } from './finding.ts';

const OLDEST_VERSION = 15;

const checkVersion = ({ pool, engine }: OpenDatabase): Promise<Finding> =>
  check('Database', 'Check DATABASE_URL and the log of PostgreSQL.', async () => {
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    const version = rows[0]?.server_version ?? 'unknown';
    const name = engine === 'embedded' ? 'the embedded PostgreSQL' : 'PostgreSQL';
    return Number.parseInt(version, 10) < OLDEST_VERSION
      ? fail(
          'Database',
          `${name} ${version} is too old`,
          `Update it to ${OLDEST_VERSION} or later.`,
        )
      : ok('Database', `${name} ${version} answers`);
  });

const checkMigrations = ({ pool }: OpenDatabase): Promise<Finding> =>
  check('Migrations', 'Start the release that fits the database.', async () => {
    const missing = await listMissingMigrations(pool);
    return missing.length > 0
      ? fail('Migrations', `${missing.length} are missing`, 'Run: npm run shop -- migrate.')
      : ok('Migrations', 'the database is up to date');
  });

const ADVICE = {
  products: 'Import products; see docs/import.md.',
  home: 'Publish the home page; see docs/adopt.md.',
  words: 'Publish words/<language>/shop.yaml; see docs/shop-files.md.',
} as const;

async function checkShop({ db, now }: OpenDatabase): Promise<Finding[]> {
  const owner = check('Owner', 'Migrate the database first.', async () =>
    (await countActiveOwners(db)) > 0
      ? ok('Owner', 'there is an active owner')
      : warn('Owner', 'there is no active owner', 'Run: npm run shop -- owner.'),
  );
  const catalogue = check('Catalogue', 'Migrate the database first.', async () => {
    const missing = await findMissingParts(db, now());
    return missing.length > 0
      ? warn(
          'Catalogue',
          `missing: ${missing.join(', ')}`,
          missing.map((part) => ADVICE[part]).join(' '),
        )
      : ok('Catalogue', 'products are online and the home page is published');
  });
  return Promise.all([owner, catalogue]);
}

const SET_UP_ADVICE =
  'The back office says on its first screen where each step is done, and lets you skip it.';

/** The same list as the guide of the back office. */
const checkSetUp = ({ db, now }: OpenDatabase, settings: SetUpSettings): Promise<Finding> =>
  check('Set-up', 'Migrate the database first.', async () => {
    const steps = await findSetUpSteps(db, settings, now());
    const open = steps.filter(({ state }) => state === 'open').map(({ step }) => step);
    if (!open.includes('open')) return ok('Set-up', 'the shop was opened');
    return warn('Set-up', `open steps: ${open.join(', ')}`, SET_UP_ADVICE);
  });

const checkTexts = ({ db }: OpenDatabase): Promise<Finding> =>
  check('Texts', 'Migrate the database first.', async () => {
    const { byLanguage } = await findOverrides(db);
    const broken = LANGUAGES.flatMap((language) => byLanguage[language].broken);
    return broken.length > 0
      ? warn(
          'Texts',
          broken
            .map(
              ({ key, language, fault }) =>
                `${language} ${key}: ${OVERRIDE_FAULTS['en-US'][fault]}`,
            )
            .join('; '),
          'The shop says its default. Change or remove them in the back office, or in words/<language>/messages.yaml.',
        )
      : ok('Texts', 'what stands in place of messages fits them');
  });

/** Each check needs what the one before it found. */
export async function checkDatabase(
  database: OpenDatabase,
  settings: SetUpSettings,
): Promise<Finding[]> {
  const version = await checkVersion(database);
  if (version.state === 'fail') return [version];
  const migrations = await checkMigrations(database);
  if (migrations.state === 'fail') return [version, migrations];
  return [
    version,
    migrations,
    ...(await checkShop(database)),
    await checkSetUp(database, settings),
    await checkTexts(database),
    ...(await checkPractice(database.db, settings)),
  ];
}
