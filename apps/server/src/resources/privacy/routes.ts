import type { Handlers, shoppers } from '@vitrine/contract';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { logSecurityEvent } from '../identities/security-log.ts';
import { requireVerification } from '../identities/verification.ts';
import { eraseShopper } from './erase-shopper.ts';
import { personalDataTables } from './personal-data-tables.ts';
import { problem } from './problems.ts';

type Calls = Pick<typeof shoppers, 'getPersonalInformation' | 'erasePersonalInformation'>;

const SHOPPER_COLUMNS = [
  'id',
  'name',
  'mobile',
  'email',
  'gender',
  'birthday',
  'tier',
  'created_at',
] as const;

export const privacyHandlers = (deps: IdentityDeps): Handlers<Calls, HandlerContexts> => ({
  async getPersonalInformation(_, context) {
    const { db, keyring, now } = deps;
    const { shopperId } = context;
    await requireVerification(deps, context);
    const shopper = await db
      .selectFrom('shoppers')
      .select(SHOPPER_COLUMNS)
      .where('id', '=', shopperId)
      .executeTakeFirstOrThrow();
    const sections = [{ name: 'shopper', rows: [{ ...shopper }] as Record<string, unknown>[] }];
    for (const personalData of personalDataTables)
      sections.push({
        name: personalData.name,
        rows: await personalData.find(db, shopperId, keyring),
      });
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
