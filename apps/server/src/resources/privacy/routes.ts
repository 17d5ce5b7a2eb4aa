import type { Handlers, shoppers } from '@vitrine/contract';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { logSecurityEvent } from '../identities/security-log.ts';
import { requireVerification } from '../identities/verification.ts';
import { eraseShopper } from './erase-shopper.ts';
import { problem } from './problems.ts';
import { readPersonalData } from './read-personal-data.ts';

type Calls = Pick<typeof shoppers, 'getPersonalInformation' | 'erasePersonalInformation'>;

export const privacyHandlers = (deps: IdentityDeps): Handlers<Calls, HandlerContexts> => ({
  async getPersonalInformation(_, context) {
    const { db, keyring, now } = deps;
    const { shopperId } = context;
    await requireVerification(deps, context);
    const sections = await readPersonalData(db, shopperId, keyring);
    logSecurityEvent(deps, context, 'data-exported', { account: shopperId });
    return { exportedAt: new Date(now()).toISOString(), sections };
  },
  async erasePersonalInformation(_, context) {
    const { db, keyring, now } = deps;
    const { shopperId, language, clearSessionCookie } = context;
    await requireVerification(deps, context);
    const isDone = await db
      .transaction()
      .execute((trx) => eraseShopper(trx, shopperId, { keyring, now: now() }));
    if (!isDone) throw problem('order-under-way', language);
    logSecurityEvent(deps, context, 'account-erased', { account: shopperId });
    clearSessionCookie();
    return { done: true };
  },
});
