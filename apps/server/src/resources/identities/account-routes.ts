import type { accountSecurity, Handlers } from '@vitrine/contract';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { closeOtherSessions, closeSessionOf, findSessionsOf } from '../../sessions/store.ts';
import { bindMobile, bindPartnerMobile, sendMobileCode } from './bind-mobile.ts';
import type { IdentityDeps } from './deps.ts';
import { confirmEmail, sendEmailCode } from './email-verification.ts';
import { logSecurityEvent } from './security-log.ts';
import { sendVerificationCode, verifyShopper } from './verification.ts';

interface ListedSession {
  readonly id: string;
  readonly link: string | null;
}

/** The app and its pages are one device, which ends as one: of linked sessions the present or the first one is listed. */
function listDevices<T extends ListedSession>(rows: readonly T[], presentId: string): T[] {
  const present = rows.find(({ id }) => id === presentId);
  const isListed = (row: T, index: number): boolean => {
    if (row.link === null || row === present) return true;
    if (row.link === present?.link) return false;
    return rows.findIndex(({ link }) => link === row.link) === index;
  };
  return rows.filter(isListed);
}

/** The shopper's own sessions, and the proof of who they are. */
export const accountSecurityHandlers = (
  deps: IdentityDeps,
): Handlers<typeof accountSecurity, HandlerContexts> => ({
  async listSessions(_, { shopperId, session }) {
    const rows = await findSessionsOf(deps.db, shopperId, deps.now());
    return listDevices(rows, session.id).map((row) => ({
      id: row.id,
      isCurrent: row.id === session.id,
      device: row.device,
      network: row.network,
      startedAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    }));
  },
  async endSession({ params }, context) {
    const { shopperId } = context;
    const isEnded = await closeSessionOf(deps.db, shopperId, params.id);
    if (!isEnded) throw new ApiProblem('not-found');
    logSecurityEvent(deps, context, 'session-ended', { account: shopperId });
    return { done: true };
  },
  async endOtherSessions(_, context) {
    const { shopperId, session } = context;
    await closeOtherSessions(deps.db, shopperId, session.id);
    logSecurityEvent(deps, context, 'session-ended', { account: shopperId, method: 'others' });
    return { done: true };
  },
  sendVerificationCode: (_, context) => sendVerificationCode(deps, context),
  async verifyShopper({ body }, context) {
    await verifyShopper(deps, context, body);
    return { done: true };
  },
  sendEmailCode: (_, context) => sendEmailCode(deps, context),
  async confirmEmail({ body }, context) {
    await confirmEmail(deps, context, body);
    return { done: true };
  },
  sendMobileCode: ({ body }, context) => sendMobileCode(deps, context, body.mobile),
  async bindMobile({ body }, context) {
    await bindMobile(deps, context, body);
    return { done: true };
  },
  async bindPartnerMobile({ body }, context) {
    await bindPartnerMobile(deps, context, body);
    return { done: true };
  },
});
