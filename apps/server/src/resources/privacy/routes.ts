import type { Handlers, shoppers } from '@vitrine/contract';
import type { CallContexts } from '../../http/context.ts';
import { refusals } from '../../http/refusals.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { erase } from './erase.ts';
import { privacyParts } from './parts.ts';

type Calls = Pick<typeof shoppers, 'getPersonalInformation' | 'erasePersonalInformation'>;

const refuse = refusals({
  'order-under-way': {
    code: 'conflict',
    zh: '您有进行中的订单，请在订单完成后再注销',
    en: 'An order of yours is under way; please ask again when it has arrived',
  },
});

const PERSON = [
  'id',
  'name',
  'mobile',
  'email',
  'gender',
  'birthday',
  'tier',
  'created_at',
] as const;

export const privacyHandlers = ({ db, now }: IdentityDeps): Handlers<Calls, CallContexts> => ({
  async getPersonalInformation(_, { shopperId }) {
    const person = await db
      .selectFrom('shoppers')
      .select(PERSON)
      .where('id', '=', shopperId)
      .executeTakeFirstOrThrow();
    const sections = [{ name: 'shopper', rows: [{ ...person }] as Record<string, unknown>[] }];
    for (const part of privacyParts)
      sections.push({ name: part.name, rows: await part.find(db, shopperId) });
    return { exportedAt: new Date(now()).toISOString(), sections };
  },
  async erasePersonalInformation(_, { shopperId, language, takeSession }) {
    const isDone = await db.transaction().execute((trx) => erase(trx, shopperId, now()));
    if (!isDone) throw refuse('order-under-way', language);
    takeSession();
    return { done: true };
  },
});
