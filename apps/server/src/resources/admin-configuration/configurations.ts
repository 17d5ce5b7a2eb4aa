import type { RequestParts } from '@vitrine/contract';
import type { configuration } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { requireShopWide } from '../managed-items/manage-items.ts';
import { configurationProblem } from './problems.ts';

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

/** Writes the toggles and values of an app, also for the first time. A trigger tells every process. */
export function updateConfiguration(
  db: Kysely<Database>,
  context: OperatorContext,
  { app, environment }: Request['params'],
  { toggles, configuration: values }: Request['body'],
) {
  requireShopWide(context);
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
