import type { Parts, shoppers } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ShopperContext } from '../../http/context.ts';
import { refusals } from '../../http/refusals.ts';
import { takeTurns } from '../../sessions/enter.ts';
import { closeOtherSessions } from '../../sessions/store.ts';
import { noteAttempt } from '../identities/attempts.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { hashPassword, isPassword } from '../identities/passwords.ts';
import { refuse as refuseIdentity } from '../identities/refuse.ts';

type Change = Parts<(typeof shoppers)['updateProfile']>['body'];

const refuse = refusals({
  'password-wrong': {
    code: 'bad-input',
    zh: '当前密码不正确',
    en: 'The present password is not right',
  },
  'birthday-ahead': {
    code: 'bad-input',
    zh: '生日不能晚于今天',
    en: 'A birthday cannot be ahead of us',
  },
});

async function newHash(
  { db, settings, now }: IdentityDeps,
  { shopperId, language, address }: ShopperContext,
  { current, next }: NonNullable<Change['password']>,
): Promise<string> {
  const { password_hash } = await db
    .selectFrom('shoppers')
    .select('password_hash')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  if (password_hash !== null) {
    const key = settings.providers.tokenKey;
    const account = `shopper:${shopperId}`;
    const attempt = await noteAttempt(db, { account, address, key, now: now() });
    if (!attempt) throw refuseIdentity('login-too-often', language);
    if (!(await isPassword(current ?? '', password_hash))) throw refuse('password-wrong', language);
  }
  return hashPassword(next);
}

/** An address of mail belongs to one shopper. */
async function claimEmail(
  trx: Transaction<Database>,
  email: string,
  shopperId: string,
  language: Language,
): Promise<void> {
  await takeTurns(trx, `email:${email}`);
  const other = await trx
    .selectFrom('shoppers')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', shopperId)
    .executeTakeFirst();
  if (other) throw refuseIdentity('email-taken', language);
}

const write = (db: Kysely<Database>, shopperId: string, values: Record<string, string | null>) =>
  Object.keys(values).length === 0
    ? undefined
    : db.updateTable('shoppers').set(values).where('id', '=', shopperId).execute();

/** Changes what is named. With a new password, only this visit goes on. */
export async function changeProfile(
  deps: IdentityDeps,
  context: ShopperContext,
  { password, ...change }: Change,
): Promise<void> {
  const { shopperId, language, session } = context;
  const today = new Date(deps.now()).toISOString().slice(0, 10);
  if (change.birthday && change.birthday > today) throw refuse('birthday-ahead', language);
  const hash = password && (await newHash(deps, context, password));
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  await deps.db.transaction().execute(async (trx) => {
    if (change.email) await claimEmail(trx, change.email, shopperId, language);
    await write(trx, shopperId, {
      ...(Object.fromEntries(named) as Record<string, string | null>),
      ...(hash ? { password_hash: hash } : {}),
    });
    if (hash) await closeOtherSessions(trx, shopperId, session.id);
  });
}
