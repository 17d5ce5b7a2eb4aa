import type { Handlers, identity } from '@vitrine/contract';
import type { CallContexts } from '../../http/context.ts';
import { closeOtherSessions, closeSession } from '../../sessions/store.ts';
import type { IdentityDeps } from './deps.ts';
import { enterBy } from './enter-by.ts';
import { enterByMini, enterByToken, enterGuest } from './grants.ts';
import { logIn } from './log-in.ts';
import { whoIs } from './partners.ts';
import { bindIdentity, shopperOfIdentity, shopperOfMobile, unbindMessaging } from './queries.ts';
import { refuse } from './refuse.ts';
import { register } from './register.ts';
import { demandCode, sendCode } from './security-code.ts';
import { describeVisit } from './visit.ts';

export const identityHandlers = (deps: IdentityDeps): Handlers<typeof identity, CallContexts> => ({
  openSession({ body }, context) {
    if (body.grant === 'guest') return enterGuest(deps, context);
    if (body.grant === 'token') return enterByToken(deps, context, body.token);
    return enterByMini(deps, context, body);
  },
  getSession(_, { session, keepSession }) {
    // Every page of a visitor begins with this call, so a visit in use never loses its cookie.
    keepSession(session.expiresAt);
    return describeVisit(deps, session);
  },
  async closeSession({ query }, { session, takeSession }) {
    if (query.everywhere === 'YES' && session.shopperId !== null)
      await closeOtherSessions(deps.db, session.shopperId, session.id);
    await closeSession(deps.db, session.id);
    takeSession();
    return { done: true };
  },
  sendSecurityCode: ({ body }, context) => sendCode(deps, context, body.mobile),
  async verifyMobile({ body }, context) {
    const { bind, mobile } = body;
    // A partner that fails leaves the code unspent, which is dearer to the shopper.
    const brought = bind && (await whoIs(deps, bind.provider, bind.code, context.language));
    await demandCode(deps, context, body);
    return enterBy(deps, context, (trx) => shopperOfMobile(trx, mobile), brought);
  },
  logIn: ({ body }, context) => logIn(deps, context, body),
  async logInByMessaging({ body }, context) {
    const known = await whoIs(deps, 'messaging-oa', body.code, context.language);
    return enterBy(deps, context, async (trx) => {
      const found = await shopperOfIdentity(trx, known, true);
      if (!found) throw refuse('partner-refused', context.language);
      return found;
    });
  },
  async bindMessaging({ body }, { language, shopperId }) {
    const known = await whoIs(deps, 'messaging-oa', body.code, language);
    const outcome = await deps.db
      .transaction()
      .execute((trx) => bindIdentity(trx, known, shopperId));
    if (outcome !== 'bound') throw refuse(outcome, language);
    return { done: true };
  },
  async unbindMessaging(_, { language, shopperId }) {
    const isDone = await deps.db.transaction().execute((trx) => unbindMessaging(trx, shopperId));
    if (!isDone) throw refuse('last-way-in', language);
    return { done: true };
  },
  registerUser: ({ body }, context) => register(deps, context, body),
});
