import type { Session as SessionAnswer, sessionGrant } from '@vitrine/contract';
import type { z } from 'zod';
import type { CallContext } from '../../http/context.ts';
import { enter, enterAsGuest } from '../../sessions/enter.ts';
import { hashOf } from '../../sessions/keys.ts';
import { GUEST_CLIENT, readToken } from '../../sessions/token.ts';
import type { IdentityDeps } from './deps.ts';
import { whoIs } from './partners.ts';
import { shopperOfIdentity, spendToken } from './queries.ts';
import { refuse } from './refuse.ts';
import { welcome } from './visit.ts';

type Grant = z.output<typeof sessionGrant>;
type OfMini = Extract<Grant, { grant: 'mini-program' }>;

export async function enterGuest(deps: IdentityDeps, context: CallContext): Promise<SessionAnswer> {
  const from = await context.findSession();
  const entered = await deps.db.transaction().execute((trx) => enterAsGuest(trx, from, deps.now()));
  return welcome(deps, context, entered);
}

/**
 * A session for a token of the app or the portal. It opens one: again only for the very shopper who is
 * signed in already, as when a page is loaded anew.
 */
export async function enterByToken(
  deps: IdentityDeps,
  context: CallContext,
  text: string,
): Promise<SessionAnswer> {
  const now = deps.now();
  const token = readToken(text, deps.settings.providers.tokenKey, now);
  if (typeof token === 'string') throw refuse('token-refused', context.language);
  if (token.client === GUEST_CLIENT) return enterGuest(deps, context);
  const { subject, id, expiresAt } = token;
  if (!subject) throw refuse('token-refused', context.language);
  const from = await context.findSession();
  const entered = await deps.db.transaction().execute(async (trx) => {
    const isFirst = await spendToken(trx, hashOf(id), new Date((expiresAt + 60) * 1000));
    if (!isFirst && from?.shopperId !== subject) return undefined;
    return enter(trx, { from, shopperId: subject, now });
  });
  if (!entered) throw refuse('token-refused', context.language);
  return welcome(deps, context, entered);
}

/** A session for the code of a mini-program: its shopper's, or a guest's when nobody knows them. */
export async function enterByMini(
  deps: IdentityDeps,
  context: CallContext,
  { platform, code, register }: OfMini,
): Promise<SessionAnswer> {
  const known = await whoIs(deps, platform, code, context.language);
  const from = await context.findSession();
  const now = deps.now();
  const { entered, isNew } = await deps.db.transaction().execute(async (trx) => {
    const found = await shopperOfIdentity(trx, known, register);
    const entered =
      (found && (await enter(trx, { from, shopperId: found.id, now }))) ??
      (await enterAsGuest(trx, from, now));
    return { entered, isNew: found?.isNew ?? false };
  });
  return welcome(deps, context, entered, isNew);
}
