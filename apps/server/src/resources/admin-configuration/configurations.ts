import type { RequestParts } from '@vitrine/contract';
import type { configuration } from '@vitrine/contract/admin';
import { isRecord } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { Settings } from '../../settings.ts';
import { SHOP_APP } from '../contents/spaces.ts';
import type { ItemDeps } from '../managed-items/manage-items.ts';
import { configurationProblem } from './problems.ts';
import { type ConfigurationFacts, changesHomeOnly, findConfigurationFaults } from './rules.ts';

export interface ConfigurationDeps extends Pick<ItemDeps, 'db' | 'now'> {
  readonly settings: Pick<
    Settings,
    'publicUrl' | 'port' | 'linkHosts' | 'newestAppVersion' | 'pageApproval'
  >;
}

type Request = RequestParts<(typeof configuration)['updateConfiguration']>;

export const findConfigurations = (db: Kysely<Database>) =>
  db.selectFrom('app_configurations').selectAll().orderBy('app').orderBy('environment').execute();

/** More apps and environments than a shop has. */
const MAX_CONFIGURATIONS = 50;

async function requireSpace(db: Kysely<Database>, { language }: OperatorContext): Promise<void> {
  const all = await findConfigurations(db);
  if (all.length >= MAX_CONFIGURATIONS)
    throw configurationProblem('too-many', language, { values: { max: MAX_CONFIGURATIONS } });
}

interface Configured {
  readonly toggles: Readonly<Record<string, unknown>>;
  readonly configuration: Readonly<Record<string, unknown>>;
}

const NOTHING: Configured = { toggles: {}, configuration: {} };

/** Who publishes pages chooses the home pages; the other settings are the owner's. */
function requireAllowed(
  { operator, language }: OperatorContext,
  before: Configured,
  after: Configured,
): void {
  if (operator.permissions.includes('settings:write') || changesHomeOnly(before, after)) return;
  throw configurationProblem('settings-needed', language);
}

/** The pages among the named ones that shoppers see now. */
async function findShownPages(
  db: Kysely<Database>,
  { homeContent }: Configured['configuration'],
  now: Date,
): Promise<string[]> {
  const codes = isRecord(homeContent) ? Object.values(homeContent).map(String) : [];
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('content_revisions')
    .select('code')
    .distinct()
    .where('space', '=', SHOP_APP)
    .where('code', 'in', codes)
    .where('published_at', '<=', now)
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  return rows.map(({ code }) => code);
}

/** Refuses values with which the shop could not work. */
function requirePossible(
  { language }: OperatorContext,
  before: Configured,
  after: Configured,
  facts: ConfigurationFacts,
): void {
  const faults = findConfigurationFaults(before.configuration, after.configuration, facts);
  if (faults.length === 0) return;
  throw configurationProblem('values-impossible', language, {
    fields: faults.map(({ name, reason }) => ({
      path: `body.configuration.${name}`,
      message: configurationProblem(reason, language).message,
    })),
  });
}

/** Writes the toggles and values of an app, also for the first time. A trigger tells every process. */
export function updateConfiguration(
  { db, now, settings }: ConfigurationDeps,
  context: OperatorContext,
  { app, environment }: Request['params'],
  { toggles, configuration: values }: Request['body'],
) {
  const id = `${app}/${environment}`;
  return db.transaction().execute(async (trx) => {
    // A row that does not exist yet cannot be locked.
    await acquireAdvisoryLock(trx, 'configurations');
    const before = await trx
      .selectFrom('app_configurations')
      .selectAll()
      .where('app', '=', app)
      .where('environment', '=', environment)
      .executeTakeFirst();
    const version = before?.version ?? 0;
    context.checkVersion(version);
    const changed = { toggles, configuration: values };
    requireAllowed(context, before ?? NOTHING, changed);
    if (app === SHOP_APP) {
      const shownPages = await findShownPages(trx, values, new Date(now()));
      const facts = { shownPages, newestAppVersion: settings.newestAppVersion };
      requirePossible(context, before ?? NOTHING, changed, facts);
    }
    if (!before) await requireSpace(trx, context);
    const changes = {
      toggles: JSON.stringify(toggles),
      configuration: JSON.stringify(values),
      version: version + 1,
    };
    const after = await trx
      .insertInto('app_configurations')
      .values({ app, environment, ...changes })
      .onConflict((conflict) => conflict.columns(['app', 'environment']).doUpdateSet(changes))
      .returningAll()
      .executeTakeFirstOrThrow();
    await context.recordAudit(trx, {
      target: { type: 'configuration', id },
      ...(before ? { before } : {}),
      after,
    });
    return after;
  });
}
