import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { OperatorsTable } from '../../database/schema/operators.ts';
import type { Database } from '../../database/schema.ts';

export interface OperatorRow extends Selectable<OperatorsTable> {
  readonly has_passkey: boolean;
}

/** Whether an operator has a passkey, as a column beside those of the table. */
export const hasPasskey = (eb: ExpressionBuilder<Database, 'operators'>) =>
  eb
    .exists(
      eb
        .selectFrom('operator_passkeys')
        .select('operator_passkeys.id')
        .whereRef('operator_passkeys.operator_id', '=', 'operators.id'),
    )
    .$castTo<boolean>()
    .as('has_passkey');

export const selectOperators = (db: Kysely<Database>) =>
  db.selectFrom('operators').selectAll().select(hasPasskey);

export const findOperatorByEmail = (
  db: Kysely<Database>,
  email: string,
): Promise<OperatorRow | undefined> =>
  selectOperators(db).where('email', '=', email).executeTakeFirst();

export const findOperator = (db: Kysely<Database>, id: string): Promise<OperatorRow | undefined> =>
  selectOperators(db).where('id', '=', id).executeTakeFirst();

/**
 * Locks an operator, so that a second factor or a role changes once at a time. Who waited reads afterwards: a passkey
 * that was added meanwhile is a row of another table.
 */
export async function lockOperator(
  db: Kysely<Database>,
  id: string,
): Promise<OperatorRow | undefined> {
  await db.selectFrom('operators').select('id').where('id', '=', id).forUpdate().execute();
  return findOperator(db, id);
}

interface ListQuery {
  readonly size: number;
  readonly role: string | undefined;
  readonly search: string | undefined;
}

/** Operators by name, from after the given name and id, and one more than a page. */
export function findOperators(
  db: Kysely<Database>,
  { size, role, search }: ListQuery,
  after: readonly string[] | undefined,
): Promise<OperatorRow[]> {
  const [name = '', id = '0'] = after ?? [];
  return selectOperators(db)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('name', 'id'), '>', tuple(name, id))),
    )
    .$if(role !== undefined, (query) => query.where('role', '=', role as string))
    .$if(search !== undefined, (query) =>
      query.where(({ eb, fn }) =>
        eb.or([
          eb(fn<number>('strpos', [fn('lower', ['name']), eb.val(search?.toLowerCase())]), '>', 0),
          eb(fn<number>('strpos', ['email', eb.val(search?.toLowerCase())]), '>', 0),
        ]),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(size + 1)
    .execute();
}

export async function countActiveOwners(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('operators')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends every key that an operator created, and returns their names and ids. */
export const endApiKeysOf = (
  db: Kysely<Database>,
  operatorId: string,
): Promise<{ id: string; name: string }[]> =>
  db
    .deleteFrom('api_keys')
    .where('created_by', '=', operatorId)
    .returning(['id', 'name'])
    .execute();
