import type { OperatorRole } from '@vitrine/contract/admin';
import type { Transaction, Updateable } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { OperatorsTable } from '../../database/schema/operators.ts';
import type { Database } from '../../database/schema.ts';
import type { SignedOnPerson } from '../../providers/single-sign-on/port.ts';
import { findOperatorByEmail, hasPasskey, type OperatorRow, selectOperators } from './queries.ts';
import { closeOperatorSessions } from './sessions.ts';

export interface SignedOnInput {
  readonly person: SignedOnPerson;
  /** The role that the person's groups stand for. */
  readonly role: OperatorRole | undefined;
  readonly now: number;
}

const findBySubject = (trx: Transaction<Database>, subject: string) =>
  selectOperators(trx).where('sign_on_subject', '=', subject).forUpdate().executeTakeFirst();

const updateOperator = (
  trx: Transaction<Database>,
  { id, version }: OperatorRow,
  change: Updateable<OperatorsTable>,
) =>
  trx
    .updateTable('operators')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .returning(hasPasskey)
    .executeTakeFirstOrThrow();

/** Takes the open invitation of an e-mail, which is then used up. */
const takeInvitation = (trx: Transaction<Database>, email: string, now: number) =>
  trx
    .deleteFrom('operator_invitations')
    .where('email', '=', email)
    .where('expires_at', '>', new Date(now))
    .returning(['role', 'merchant_id'])
    .executeTakeFirst();

/** Creates the account of a person who was invited, or whose groups stand for a role. */
async function createOperator(
  trx: Transaction<Database>,
  email: string,
  { person, role, now }: SignedOnInput,
): Promise<OperatorRow | undefined> {
  const invitation = await takeInvitation(trx, email, now);
  const terms = invitation ?? (role && { role, merchant_id: null });
  if (!terms) return undefined;
  return trx
    .insertInto('operators')
    .values({
      ...terms,
      email,
      name: person.name ?? email,
      password_hash: null,
      sign_on_subject: person.subject,
      is_role_from_groups: invitation === undefined,
      created_at: new Date(now),
    })
    .returningAll()
    .returning(hasPasskey)
    .executeTakeFirstOrThrow();
}

async function findByEmail(
  trx: Transaction<Database>,
  input: SignedOnInput,
): Promise<OperatorRow | undefined> {
  const { email, subject } = input.person;
  if (email === undefined) return undefined;
  await acquireAdvisoryLock(trx, `operator:${email}`);
  const row = await findOperatorByEmail(trx, email);
  if (!row) return createOperator(trx, email, input);
  // Another person at the provider has this e-mail now.
  if (row.sign_on_subject !== null && row.sign_on_subject !== subject) return undefined;
  return row.sign_on_subject === null
    ? updateOperator(trx, row, { sign_on_subject: subject })
    : row;
}

/** Lets the role of an operator follow the groups. Without a group that stands for one, the operator is disabled. */
async function followGroups(
  trx: Transaction<Database>,
  row: OperatorRow,
  role: OperatorRole | undefined,
): Promise<OperatorRow> {
  if (role === undefined) {
    await closeOperatorSessions(trx, row.id);
    return updateOperator(trx, row, { status: 'disabled', is_disabled_by_groups: true });
  }
  if (row.role === role && row.status === 'active') return row;
  return updateOperator(trx, row, { role, status: 'active', is_disabled_by_groups: false });
}

export interface SignedOnOperator {
  readonly operator: OperatorRow;
  /** What the operator was before the groups were read. */
  readonly before: Pick<OperatorRow, 'role' | 'status'>;
}

/**
 * The operator of a person: the one who logged in like this before, has the verified e-mail, was invited, or
 * is in a group with a role. A role that came from a group follows it, and ends with it.
 */
export async function findSignedOnOperator(
  trx: Transaction<Database>,
  input: SignedOnInput,
): Promise<SignedOnOperator | undefined> {
  const { subject } = input.person;
  await acquireAdvisoryLock(trx, `operator-subject:${subject}`);
  const row = (await findBySubject(trx, subject)) ?? (await findByEmail(trx, input));
  if (!row) return undefined;
  const followsGroups =
    row.is_role_from_groups && (row.status === 'active' || row.is_disabled_by_groups);
  const operator = followsGroups ? await followGroups(trx, row, input.role) : row;
  return { operator, before: row };
}
