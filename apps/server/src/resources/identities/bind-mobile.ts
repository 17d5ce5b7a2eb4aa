import { toFullMobile } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { getViolatedConstraint } from '../../database/violated-constraint.ts';
import type { ShopperContext } from '../../http/handler-context.ts';
import { callPartner } from './call-partner.ts';
import type { IdentityDeps } from './deps.ts';
import { problem } from './problems.ts';
import { requireCode, sendCode } from './security-codes.ts';
import { logSecurityEvent } from './security-log.ts';

/** Locks the shopper inside a transaction. */
async function requireNoMobile(
  db: Kysely<Database>,
  { shopperId, language }: ShopperContext,
): Promise<void> {
  const { mobile } = await db
    .selectFrom('shoppers')
    .select('mobile')
    .where('id', '=', shopperId)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  if (mobile !== null) throw problem('mobile-bound', language);
}

/** Sends a code to the mobile. Only who has proven it learns whether it has an account. */
export async function sendMobileCode(deps: IdentityDeps, context: ShopperContext, mobile: string) {
  await requireNoMobile(deps.db, context);
  return sendCode(deps, context, mobile);
}

async function setMobile(trx: Transaction<Database>, context: ShopperContext, mobile: string) {
  await requireNoMobile(trx, context);
  await trx.updateTable('shoppers').set({ mobile }).where('id', '=', context.shopperId).execute();
}

/** Binds a proven mobile to a shopper without one. One that has an account of its own is refused. */
async function bindProven(
  deps: IdentityDeps,
  context: ShopperContext,
  mobile: string,
  method: 'code' | 'partner',
): Promise<void> {
  try {
    await deps.db.transaction().execute((trx) => setMobile(trx, context, mobile));
  } catch (error) {
    if (getViolatedConstraint(error) === 'shoppers_mobile_key')
      throw problem('mobile-of-other', context.language);
    throw error;
  }
  logSecurityEvent(deps, context, 'mobile-bound', { account: context.shopperId, method });
}

/** Binds the mobile to which a code was sent. */
export async function bindMobile(
  deps: IdentityDeps,
  context: ShopperContext,
  { mobile, ...proof }: { mobile: string; code: string; challenge: string },
): Promise<void> {
  await requireNoMobile(deps.db, context);
  await requireCode(deps, context, { account: mobile, ...proof });
  await bindProven(deps, context, mobile, 'code');
}

/** Binds the mobile that the partner knows to be the shopper's. */
export async function bindPartnerMobile(
  deps: IdentityDeps,
  context: ShopperContext,
  { platform, code }: { platform: 'minip'; code: string },
): Promise<void> {
  const { language } = context;
  await requireNoMobile(deps.db, context);
  const read = deps.providers.miniLogins[platform].readMobile;
  if (!read) throw problem('partner-absent', language);
  const mobile = toFullMobile(`+${await callPartner(language, () => read(code))}`);
  if (!mobile) throw problem('mobile-foreign', language);
  await bindProven(deps, context, mobile, 'partner');
}
