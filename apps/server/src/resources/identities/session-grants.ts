import type { Session as SessionResponse, sessionGrant } from '@vitrine/contract';
import type { z } from 'zod';
import type { HandlerContext } from '../../http/handler-context.ts';
import { GUEST_CLIENT, verifyToken } from '../../sessions/hand-over-token.ts';
import { continueGuestSession, startGuestSession } from '../../sessions/log-in.ts';
import { isOneTimeToken, useOneTimeToken } from '../../sessions/one-time-token.ts';
import { hashSessionKey } from '../../sessions/session-key.ts';
import { linkSessions } from '../../sessions/store.ts';
import type { IdentityDeps } from './deps.ts';
import { resolveExternalIdentity } from './external-identities.ts';
import { problem } from './problems.ts';
import { consumeToken, findOrCreateShopperByIdentity } from './queries.ts';
import { logSecurityEvent } from './security-log.ts';
import { createSessionClient } from './session-client.ts';
import { respondWithSession } from './session-response.ts';

type Grant = z.output<typeof sessionGrant>;
type MiniProgramGrant = Extract<Grant, { grant: 'mini-program' }>;

export async function openGuestSession(
  deps: IdentityDeps,
  context: HandlerContext,
): Promise<SessionResponse> {
  const from = await context.findSession();
  if (!from) await context.countGuestSession();
  const session = await deps.db
    .transaction()
    .execute((trx) => startGuestSession(trx, from, deps.now()));
  return respondWithSession(deps, context, session);
}

/**
 * Opens a session for a token of the app or the portal. A token can be used once; it is accepted again
 * only for the shopper who is already logged in, for example after a page reload.
 */
export async function openSessionByToken(
  deps: IdentityDeps,
  context: HandlerContext,
  encodedToken: string,
): Promise<SessionResponse> {
  if (isOneTimeToken(encodedToken)) return openSessionByOneTimeToken(deps, context, encodedToken);
  const now = deps.now();
  const token = verifyToken(encodedToken, deps.settings.providers.tokenKeys, now);
  if (typeof token === 'string') throw problem('token-refused', context.language);
  if (token.client === GUEST_CLIENT) return openGuestSession(deps, context);
  const { subject, id, expiresAt } = token;
  if (!subject) throw problem('token-refused', context.language);
  const from = await context.findSession();
  const session = await deps.db.transaction().execute(async (trx) => {
    const isFirst = await consumeToken(trx, hashSessionKey(id), new Date((expiresAt + 60) * 1000));
    if (!isFirst && from?.shopperId !== subject) return undefined;
    return deps.logIn(trx, {
      from,
      shopperId: subject,
      now,
      client: createSessionClient(context, false),
    });
  });
  if (session === 'blocked') throw problem('account-blocked', context.language);
  if (!session) throw problem('token-refused', context.language);
  logSecurityEvent(deps, context, 'log-in', { account: subject, method: 'token' });
  return respondWithSession(deps, context, session);
}

/** Opens a session like the one that made the token: of its shopper, or of its guest with the same bag. */
async function openSessionByOneTimeToken(
  deps: IdentityDeps,
  context: HandlerContext,
  token: string,
): Promise<SessionResponse> {
  const now = deps.now();
  const from = await context.findSession();
  const session = await deps.db.transaction().execute(async (trx) => {
    const source = await useOneTimeToken(trx, token, now);
    if (!source) return undefined;
    const { shopper_id: shopperId, bag_id, created_at } = source;
    const startedAt = created_at.getTime();
    const client = createSessionClient(context, false);
    // A page that has a log-in keeps it: a guest's token could only take it away.
    if (!shopperId && from?.shopperId) return undefined;
    if (!shopperId && !from) await context.countGuestSession();
    const opened = shopperId
      ? await deps.logIn(trx, { from, shopperId, now, client, startedAt })
      : await continueGuestSession(trx, bag_id, from, now);
    if (!opened || opened === 'blocked') return opened;
    // A session that exchanges its own token goes on alone.
    if (source.id !== from?.id && !(await linkSessions(trx, source.id, opened.session.id)))
      throw problem('token-refused', context.language);
    return opened;
  });
  if (session === 'blocked') throw problem('account-blocked', context.language);
  if (!session) throw problem('token-refused', context.language);
  const { shopperId } = session.session;
  if (shopperId) logSecurityEvent(deps, context, 'log-in', { account: shopperId, method: 'app' });
  return respondWithSession(deps, context, session);
}

/** Opens a session for the code of a mini-program: the shopper's, or a guest's when none is known. */
export async function openSessionByMiniProgram(
  deps: IdentityDeps,
  context: HandlerContext,
  { platform, code, register }: MiniProgramGrant,
): Promise<SessionResponse> {
  const externalIdentity = await resolveExternalIdentity(deps, platform, code, context.language);
  const from = await context.findSession();
  const now = deps.now();
  const { session, isNew } = await deps.db.transaction().execute(async (trx) => {
    const match = await findOrCreateShopperByIdentity(trx, externalIdentity, {
      register,
      keyring: deps.keyring,
    });
    if (!match && !from) await context.countGuestSession();
    const opened =
      match &&
      (await deps.logIn(trx, {
        from,
        shopperId: match.id,
        now,
        client: createSessionClient(context, true),
      }));
    if (opened !== 'blocked')
      return {
        session: opened ?? (await startGuestSession(trx, from, now)),
        isNew: match?.isNew ?? false,
      };
    // A mini-program that merely opens goes on as a guest; a log-in answers that the account is blocked.
    if (register) throw problem('account-blocked', context.language);
    return { session: await startGuestSession(trx, from, now), isNew: false };
  });
  const { shopperId } = session.session;
  if (shopperId)
    logSecurityEvent(deps, context, 'log-in', { account: shopperId, method: 'partner' });
  return respondWithSession(deps, context, session, isNew);
}
