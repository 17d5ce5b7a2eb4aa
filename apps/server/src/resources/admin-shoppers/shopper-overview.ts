import type { HandlerResponse } from '@vitrine/contract';
import type { shopperSupport } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { findHeldBenefits } from '../memberships/queries.ts';
import { toOrderNumber } from '../orders/order-number.ts';
import type { AdminShopperDeps } from './deps.ts';
import { maskShopper } from './mask-shopper.ts';
import { findRequestsOf, toPrivacyRequest } from './privacy-request-queries.ts';
import {
  countOpenSessions,
  findConversations,
  findCoupons,
  findOrders,
  findShopper,
} from './queries.ts';
import { readShopperRights } from './shopper-rights.ts';

type Order = Awaited<ReturnType<typeof findOrders>>[number];

function getOrderStatus({ cancelled_at, closed_at }: Order) {
  if (cancelled_at) return 'cancelled';
  return closed_at ? 'finished' : 'under-way';
}

/** Reads what support needs to know of a shopper. */
export async function readShopperOverview(
  { db, now }: AdminShopperDeps,
  { language }: OperatorContext,
  id: string,
): Promise<HandlerResponse<typeof shopperSupport.getShopper>> {
  const row = await findShopper(db, id);
  if (!row) throw new ApiProblem('not-found');
  const benefits = await findHeldBenefits(db, id, now());
  const orders = await findOrders(db, id);
  const coupons = await findCoupons(db, id);
  const conversations = await findConversations(db, id);
  const requests = await findRequestsOf(db, id);
  return {
    ...maskShopper(row),
    ...(await readShopperRights(db, row, { language, now: now() })),
    tierJoinedAt: row.tier_joined_at?.toISOString() ?? null,
    benefits: benefits.map(({ code, name }) => ({ code, name: name[language] })),
    orders: orders.map((order) => ({
      id: order.id,
      number: toOrderNumber(order.id, order.placed_at),
      placedAt: order.placed_at.toISOString(),
      grandTotal: Number(order.grand_total),
      currency: order.currency,
      isTest: order.is_test,
      status: getOrderStatus(order),
    })),
    coupons: coupons.map((coupon) => ({
      id: coupon.id,
      name: coupon.name[language],
      validTo: coupon.valid_to.toISOString(),
      isUsed: coupon.redeemed_at !== null,
    })),
    conversations: conversations.map(({ changed_at, ...conversation }) => ({
      ...conversation,
      changedAt: changed_at.toISOString(),
    })),
    openSessions: await countOpenSessions(db, id, now()),
    privacyRequests: requests.map((request) => toPrivacyRequest(request, now())),
  };
}
