import { CODE_TARGETS, type SessionInfo, type Session as SessionResponse } from '@vitrine/contract';
import type { HandlerContext } from '../../http/handler-context.ts';
import type { Session } from '../../sessions/session.ts';
import type { NewSession } from '../../sessions/store.ts';
import { getCurrentRole } from './current-role.ts';
import type { IdentityDeps } from './deps.ts';
import { createDeviceProof, DEVICE_DAYS } from './known-device.ts';
import { findSessionShopper } from './queries.ts';
import { chooseCodeTarget, findWaysIn } from './ways-in.ts';

/** Describes a session to its owner. */
export async function describeSession(
  { db, now }: IdentityDeps,
  session: Session,
): Promise<SessionInfo> {
  const { shopperId, bagId, expiresAt } = session;
  const shopper = shopperId === null ? undefined : await findSessionShopper(db, shopperId);
  return {
    isGuest: shopperId === null,
    userId: shopperId,
    bagId,
    role: shopper ? getCurrentRole(shopper, now()) : null,
    isMessagingBound: Boolean(shopper?.isBound),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Sets the session cookie and returns the new session. */
export async function respondWithSession(
  deps: IdentityDeps,
  context: HandlerContext,
  { key, session }: NewSession,
  isNew = false,
): Promise<SessionResponse> {
  const info = await describeSession(deps, session);
  context.setSessionCookie(key, session.expiresAt);
  const ways = session.shopperId && (await findWaysIn(deps.db, session.shopperId));
  const target = ways && chooseCodeTarget(ways, CODE_TARGETS);
  if (target) context.setDeviceCookie(createDeviceProof(deps.keyring, target.account), DEVICE_DAYS);
  // A script in a browser has no use for the key, so it cannot lose it either.
  return { ...info, ...(context.isFromOwnPage ? {} : { sessionKey: key }), isNew };
}
