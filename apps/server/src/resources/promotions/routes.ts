import type { Handlers, promotions, RewardPackage } from '@vitrine/contract';
import { DAY_MS, type Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { findLimitAccountId } from '../../database/limit-account.ts';
import { readQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { mapPeriodToResponse } from '../period.ts';
import { claimRewardPackage } from './claim-package.ts';
import { mapPackageToResponse, mapPromoCodeToResponse, selectCoupon } from './mappers.ts';
import { findCoupons, findPackageIds, findPackages, findPromotion } from './queries.ts';
import { findClaimProblem, listClaimQuotas } from './rules.ts';

export interface PromotionDeps {
  db: Kysely<Database>;
  now: () => number;
}

/** How long an ended package is still listed. */
const VISIBLE_AFTER_END_MS = 60 * DAY_MS;

interface PackageQuery {
  shopperId: string;
  language: Language;
  now: number;
  promotionIds?: readonly string[] | undefined;
}

async function listPackages(db: Kysely<Database>, query: PackageQuery): Promise<RewardPackage[]> {
  const { shopperId, now } = query;
  const since = new Date(now - VISIBLE_AFTER_END_MS);
  const rows = await findPackages(db, shopperId, since, query.promotionIds);
  const coupons = await findCoupons(db, shopperId);
  const accountId = await findLimitAccountId(db, shopperId);
  const keys = rows.flatMap((row) => listClaimQuotas(row, accountId, now).map(({ key }) => key));
  const counts = await readQuotas(db, keys);
  return rows.map((row) => {
    const coupon = selectCoupon(coupons.filter(({ package_id }) => package_id === row.id));
    // Packages that are only granted as rewards cannot be claimed.
    const reason = row.is_listed ? findClaimProblem(row, accountId, counts, now) : 'claims-over';
    return mapPackageToResponse(row, reason, coupon, query);
  });
}

export const promotionHandlers = ({
  db,
  now,
}: PromotionDeps): Handlers<typeof promotions, HandlerContexts> => ({
  async getPromotion({ params }, { language }) {
    const promotion = await findPromotion(db, params.id);
    if (!promotion) throw new ApiProblem('not-found');
    const packages = await findPackageIds(db, promotion.id);
    return {
      id: promotion.id,
      name: promotion.name[language],
      description: promotion.description[language],
      terms: promotion.terms.map((term) => term[language]),
      ...mapPeriodToResponse(promotion, now()),
      rewardPackageIds: packages.map(({ id }) => id),
    };
  },

  async listMyRewardPackages({ query }, { shopperId, language }) {
    const promotionIds = query['promotion-ids'];
    if (promotionIds?.length === 0) return [];
    const packages = await listPackages(db, { shopperId, language, now: now(), promotionIds });
    return packages.filter(({ status }) => !query.status || query.status.includes(status));
  },

  async claimRewardPackage({ body }, { shopperId, language, idempotencyKey }) {
    const query = { shopperId, language, now: now() };
    const packageId = body.rewardPackageId;
    const subscriptionId = body.rewardPackageSubscriptionId;
    await db.transaction().execute((trx) =>
      withIdempotency(
        trx,
        { ...query, scope: `claim:${shopperId}`, key: idempotencyKey, request: body },
        async () => {
          await claimRewardPackage(trx, { ...query, packageId, subscriptionId });
          return null;
        },
      ),
    );
    const claimed = (await listPackages(db, query)).find(({ id }) => id === packageId);
    if (!claimed) throw new ApiProblem('not-found');
    return claimed;
  },

  async listMyPromoCodes(_, { shopperId, language }) {
    const coupons = await findCoupons(db, shopperId);
    return coupons
      .sort((left, right) => left.valid_to.getTime() - right.valid_to.getTime())
      .map((coupon) => mapPromoCodeToResponse(coupon, { language, now: now() }));
  },
});
