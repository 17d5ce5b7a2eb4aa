import type { HandlerResponse, RequestParts } from '@vitrine/contract';
import type { ShopperRights, shopperSupport } from '@vitrine/contract/admin';
import type { Language, Localised } from '@vitrine/kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { getCurrentRole } from '../identities/current-role.ts';
import type { AdminShopperDeps } from './deps.ts';
import type { ShopperRow } from './mask-shopper.ts';
import { problem } from './problems.ts';
import { findShopper, lockShopperRow } from './queries.ts';

type Calls = typeof shopperSupport;
type RoleChange = RequestParts<Calls['changeShopperRole']>['body'];
type BenefitParams = RequestParts<Calls['giveShopperBenefit']>['params'];
type BenefitGrant = RequestParts<Calls['giveShopperBenefit']>['body'];

const toIso = (time: Date | null) => time?.toISOString() ?? null;

const findGiven = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('shopper_benefits')
    .leftJoin('benefits', 'benefits.code', 'shopper_benefits.code')
    .select(['shopper_benefits.code', 'benefits.name', 'reason', 'given_at', 'expires_at'])
    .where('shopper_id', '=', shopperId)
    .orderBy('shopper_benefits.code')
    .execute();

/** The role of a shopper, and the benefits that they have beside those of their tier. */
export async function readShopperRights(
  db: Kysely<Database>,
  row: ShopperRow,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<ShopperRights> {
  const given = await findGiven(db, row.id);
  const name = getCurrentRole(row, now);
  const isRole = name !== 'shopper';
  return {
    role: {
      name,
      reason: isRole ? row.role_reason : null,
      until: isRole ? toIso(row.role_until) : null,
    },
    givenBenefits: given.map(({ code, name: names, reason, given_at, expires_at }) => ({
      ...{ code, name: names?.[language] ?? code, reason },
      givenAt: toIso(given_at),
      until: toIso(expires_at),
      isOver: expires_at !== null && expires_at.getTime() <= now,
    })),
  };
}

/** The benefits of the shop, each with the lowest tier that has it: a single shopper gets the values of that tier. */
export async function listGivableBenefits(
  db: Kysely<Database>,
  language: Language,
): Promise<HandlerResponse<Calls['listGivableBenefits']>> {
  const { rows } = await sql<{ code: string; name: Localised; tier: Localised | null }>`
    select code, name, (
      select tier.name from tier_benefits given
      join membership_tiers tier on tier.code = given.tier_code
      where given.benefit_code = benefits.code order by tier.from_amount limit 1) as tier
    from benefits where archived_at is null order by code`.execute(db);
  return rows.map(({ code, name, tier }) => ({
    ...{ code, name: name[language], tier: tier?.[language] ?? null },
  }));
}

/** Refuses an end that is over already. */
function requireFuture(until: string | null, { language }: OperatorContext, now: number): void {
  if (until === null || Date.parse(until) > now) return;
  const { message } = problem('ends-in-the-past', language);
  throw problem('ends-in-the-past', language, { fields: [{ path: 'body.until', message }] });
}

interface RightsChange {
  readonly id: string;
  readonly reason: string;
  /** What was asked for: a retry with the same key gets the first answer. */
  readonly request: unknown;
  change(trx: Transaction<Database>, row: ShopperRow): Promise<unknown>;
}

/** Changes what a shopper has, with its record and its reason, and returns what they have now. */
function changeRights(
  { db, now }: AdminShopperDeps,
  context: OperatorContext,
  { id, reason, request, change }: RightsChange,
): Promise<ShopperRights> {
  const { language } = context;
  const options = { language, now: now() };
  const write = async (trx: Transaction<Database>) => {
    const row = await lockShopperRow(trx, id);
    if (!row) throw new ApiProblem('not-found');
    if (row.erased_at) throw problem('shopper-erased', language);
    const before = await readShopperRights(trx, row, options);
    await change(trx, row);
    const changed = await findShopper(trx, id);
    const after = await readShopperRights(trx, changed ?? row, options);
    await context.recordAudit(trx, { target: { type: 'shopper', id }, before, after, reason });
    return after;
  };
  return db
    .transaction()
    .execute((trx) => context.runOnce(trx, options.now, request, () => write(trx)));
}

/** Gives a shopper a role, or takes it back. */
export function changeShopperRole(
  deps: AdminShopperDeps,
  context: OperatorContext,
  id: string,
  { role, until, reason }: RoleChange,
): Promise<ShopperRights> {
  requireFuture(until, context, deps.now());
  const isRole = role !== 'shopper';
  return changeRights(deps, context, {
    ...{ id, reason, request: { id, role, until, reason } },
    change: (trx) =>
      trx
        .updateTable('shoppers')
        .set({
          role,
          role_reason: isRole ? reason : null,
          role_until: isRole && until !== null ? new Date(until) : null,
        })
        .where('id', '=', id)
        .execute(),
  });
}

/** Gives one shopper a benefit, or changes until when they have it. */
export function giveShopperBenefit(
  deps: AdminShopperDeps,
  context: OperatorContext,
  { id, code }: BenefitParams,
  { until, reason }: BenefitGrant,
): Promise<ShopperRights> {
  requireFuture(until, context, deps.now());
  const values = {
    reason,
    given_at: new Date(deps.now()),
    expires_at: until === null ? null : new Date(until),
  };
  return changeRights(deps, context, {
    ...{ id, reason, request: { id, code, until, reason } },
    change: async (trx) => {
      const benefit = await trx
        .selectFrom('benefits')
        .select('code')
        .where('code', '=', code)
        .where('archived_at', 'is', null)
        .forShare()
        .executeTakeFirst();
      if (!benefit) throw problem('benefit-unknown', context.language);
      await trx
        .insertInto('shopper_benefits')
        .values({ shopper_id: id, code, ...values })
        .onConflict((conflict) => conflict.columns(['shopper_id', 'code']).doUpdateSet(values))
        .execute();
    },
  });
}

/** Takes back a benefit that was given to one shopper. */
export const endShopperBenefit = (
  deps: AdminShopperDeps,
  context: OperatorContext,
  { id, code }: BenefitParams,
  reason: string,
): Promise<ShopperRights> =>
  changeRights(deps, context, {
    ...{ id, reason, request: { id, code, reason } },
    change: async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('shopper_benefits')
        .where('shopper_id', '=', id)
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw problem('benefit-not-given', context.language);
    },
  });
