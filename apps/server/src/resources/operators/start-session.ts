import type { CurrentOperator } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContext } from '../../http/handler-context.ts';
import { describeDevice } from '../identities/session-client.ts';
import { toCurrentOperator } from './mappers.ts';
import type { OperatorRow } from './queries.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { openOperatorSession } from './sessions.ts';

/** Ends a log-in: opens the session of an operator and sets its cookie. */
export async function startSession(
  db: Kysely<Database>,
  context: Pick<HandlerContext, 'userAgent' | 'ip' | 'setOperatorCookie'>,
  operator: OperatorRow,
  now: number,
): Promise<CurrentOperator> {
  const at = new Date(now);
  await db
    .updateTable('operators')
    .set({ last_login_at: at })
    .where('id', '=', operator.id)
    .execute();
  const origin = { device: describeDevice(context.userAgent), ip: context.ip };
  context.setOperatorCookie(await openOperatorSession(db, operator.id, origin, now));
  const current = { ...operator, last_login_at: at };
  return toCurrentOperator(current, await countRecoveryCodes(db, operator.id));
}
