import type { Role, Session as SessionAnswer, Visit } from '@vitrine/contract';
import type { CallContext } from '../../http/context.ts';
import type { Session } from '../../sessions/session.ts';
import type { NewSession } from '../../sessions/store.ts';
import type { IdentityDeps } from './deps.ts';
import { findVisitor } from './queries.ts';

/** A visit as its visitor may know it. */
export async function describeVisit({ db }: IdentityDeps, session: Session): Promise<Visit> {
  const { shopperId, bagId, expiresAt } = session;
  const visitor = shopperId === null ? undefined : await findVisitor(db, shopperId);
  return {
    isGuest: shopperId === null,
    userId: shopperId,
    bagId,
    role: (visitor?.role as Role | undefined) ?? null,
    isMessagingBound: Boolean(visitor?.isBound),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Hands a new session over: to browsers as a cookie, to everyone in the answer. */
export async function welcome(
  deps: IdentityDeps,
  context: CallContext,
  { key, session }: NewSession,
  isNew = false,
): Promise<SessionAnswer> {
  const visit = await describeVisit(deps, session);
  context.giveSession(key, session.expiresAt);
  return { ...visit, sessionKey: key, isNew };
}
