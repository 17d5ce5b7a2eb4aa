import type { RequestParts } from '@vitrine/contract';
import type { configuration } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { requireShopWide } from '../managed-items/manage-items.ts';

type Request = RequestParts<(typeof configuration)['updateConfiguration']>;

export const findConfigurations = (db: Kysely<Database>) =>
  db.selectFrom('app_configurations').selectAll().orderBy('app').orderBy('environment').execute();

/** Replaces the toggles and values of an app. A trigger tells every process. */
export function updateConfiguration(
  db: Kysely<Database>,
  context: OperatorContext,
  { app, environment }: Request['params'],
  { toggles, configuration: values }: Request['body'],
) {
  requireShopWide(context);
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('app_configurations')
      .selectAll()
      .where('app', '=', app)
      .where('environment', '=', environment)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new ApiProblem('not-found');
    context.checkVersion(before.version);
    const after = await trx
      .updateTable('app_configurations')
      .set({
        toggles: JSON.stringify(toggles),
        configuration: JSON.stringify(values),
        version: before.version + 1,
      })
      .where('app', '=', app)
      .where('environment', '=', environment)
      .returningAll()
      .executeTakeFirstOrThrow();
    const target = { type: 'configuration', id: `${app}/${environment}` };
    await context.recordAudit(trx, { target, before, after });
    return after;
  });
}
