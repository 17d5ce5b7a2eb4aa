import type { Handlers, sessions } from '@vitrine/contract';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { listCodeTargets } from '../../providers/messages/code-targets.ts';
import { createOneTimeToken, HAND_OVER_SECONDS } from '../../sessions/one-time-token.ts';
import { closeOtherSessions, closeSession } from '../../sessions/store.ts';
import type { IdentityDeps } from './deps.ts';
import { findOrCreateShopperByEmail } from './email-owner.ts';
import { resolveExternalIdentity } from './external-identities.ts';
import { logInByPassword } from './log-in-by-password.ts';
import { logInShopper } from './log-in-shopper.ts';
import { problem } from './problems.ts';
import {
  bindExternalIdentity,
  findOrCreateShopperByIdentity,
  findOrCreateShopperByMobile,
  unbindMessaging,
} from './queries.ts';
import { registerShopper } from './register.ts';
import { requireCode, sendCode } from './security-codes.ts';
import { logSecurityEvent } from './security-log.ts';
import {
  openGuestSession,
  openSessionByMiniProgram,
  openSessionByToken,
} from './session-grants.ts';
import { describeSession } from './session-response.ts';

export const identityHandlers = (
  deps: IdentityDeps,
): Handlers<typeof sessions, HandlerContexts> => ({
  openSession({ body }, context) {
    if (body.grant === 'guest') return openGuestSession(deps, context);
    if (body.grant === 'mini-program') return openSessionByMiniProgram(deps, context, body);
    return openSessionByToken(deps, context, body.token);
  },
  getSession(_, { session, refreshSessionCookie }) {
    // Every page starts with this call, so the cookie of an active session never expires.
    refreshSessionCookie(session.expiresAt);
    return describeSession(deps, session);
  },
  async closeSession({ query }, context) {
    const { session, clearSessionCookie } = context;
    if (query.everywhere === 'YES' && session.shopperId !== null)
      await closeOtherSessions(deps.db, session.shopperId, session.id);
    await closeSession(deps.db, session.id);
    if (session.shopperId !== null)
      logSecurityEvent(deps, context, 'session-ended', { account: session.shopperId });
    clearSessionCookie();
    return { done: true };
  },
  async createHandOverToken(_, { session }) {
    const token = await deps.db
      .transaction()
      .execute((trx) => createOneTimeToken(trx, session, deps.now()));
    if (token === undefined) throw new ApiProblem('unauthorised');
    return { token, expiresInSeconds: HAND_OVER_SECONDS };
  },
  sendSecurityCode: ({ body }, context) => sendCode(deps, context, body.mobile),
  async verifyMobile({ body }, context) {
    const { bind, mobile } = body;
    // The partner is called first, so that its failure does not consume the security code.
    const identity =
      bind && (await resolveExternalIdentity(deps, bind.provider, bind.code, context.language));
    await requireCode(deps, context, { ...body, account: mobile });
    return logInShopper(
      deps,
      context,
      (trx) => findOrCreateShopperByMobile(trx, mobile, deps.keyring),
      {
        externalIdentity: identity,
        method: 'code',
      },
    );
  },
  sendEmailLoginCode: ({ body }, context) => sendCode(deps, context, body.email, 'email'),
  async logInByEmail({ body }, context) {
    await requireCode(deps, context, { ...body, account: body.email });
    const { keyring, now } = deps;
    return logInShopper(
      deps,
      context,
      (trx) => findOrCreateShopperByEmail(trx, body.email, { keyring, now: now() }),
      { method: 'code' },
    );
  },
  logIn: ({ body }, context) => logInByPassword(deps, context, body),
  async logInByMessaging({ body }, context) {
    const identity = await resolveExternalIdentity(
      deps,
      'messaging-oa',
      body.code,
      context.language,
    );
    return logInShopper(
      deps,
      context,
      async (trx) => {
        const match = await findOrCreateShopperByIdentity(trx, identity, {
          register: true,
          keyring: deps.keyring,
        });
        if (!match) throw problem('partner-refused', context.language);
        return match;
      },
      { method: 'partner' },
    );
  },
  async bindMessaging({ body }, { language, shopperId }) {
    const identity = await resolveExternalIdentity(deps, 'messaging-oa', body.code, language);
    const result = await deps.db
      .transaction()
      .execute((trx) => bindExternalIdentity(trx, identity, shopperId));
    if (result !== 'bound') throw problem(result, language);
    return { done: true };
  },
  async unbindMessaging(_, { language, shopperId }) {
    const isDone = await deps.db
      .transaction()
      .execute((trx) => unbindMessaging(trx, shopperId, listCodeTargets(deps.settings.providers)));
    if (!isDone) throw problem('last-way-in', language);
    return { done: true };
  },
  registerUser: ({ body }, context) => registerShopper(deps, context, body),
});
