import type { CurrentOperator } from '@vitrine/contract/admin';
import type { HandlerContext } from '../../http/handler-context.ts';
import { logSecurityEvent } from '../identities/security-log.ts';
import { describeDevice } from '../identities/session-client.ts';
import type { OperatorDeps } from './deps.ts';
import { extendOperatorDevice, OPERATOR_DEVICE_DAYS } from './known-operator-device.ts';
import type { OperatorRow } from './queries.ts';
import { readCurrentOperator } from './read-current-operator.ts';
import { openOperatorSession } from './sessions.ts';

/** Ends a log-in: opens the session of an operator, sets its cookie and remembers the browser. */
export async function startSession(
  deps: Pick<OperatorDeps, 'db' | 'keyring' | 'now'>,
  context: HandlerContext,
  operator: OperatorRow,
): Promise<CurrentOperator> {
  const { db, keyring } = deps;
  const now = deps.now();
  const at = new Date(now);
  await db
    .updateTable('operators')
    .set({ last_login_at: at })
    .where('id', '=', operator.id)
    .execute();
  const origin = { device: describeDevice(context.userAgent), ip: context.ip };
  context.setOperatorCookie(await openOperatorSession(db, operator.id, origin, now));
  context.setOperatorDeviceCookie(
    extendOperatorDevice(keyring, operator.email, context.operatorDeviceProof),
    OPERATOR_DEVICE_DAYS,
  );
  logSecurityEvent(deps, context, 'operator-log-in', { account: operator.email });
  return readCurrentOperator(db, { ...operator, last_login_at: at });
}
