import { pruneOnce } from '../database/prune-once.ts';
import { pruneQuotas } from '../database/prune-quotas.ts';
import { pruneBags } from '../resources/bags/prune-bags.ts';
import { pruneCheckouts } from '../resources/checkout/prune-checkouts.ts';
import { releaseOverdue } from '../resources/checkout/release-overdue.ts';
import { signLate } from '../resources/orders/sign-late.ts';
import { travelOrders } from '../resources/orders/travel-orders.ts';
import { checkPayments } from '../resources/payments/check.ts';
import { sendRefunds } from '../resources/payments/send-refunds.ts';
import { checkPersonalIds } from '../resources/personal-ids/check-due.ts';
import { prunePersonalIds } from '../resources/personal-ids/prune.ts';
import { resealPersonalIds } from '../resources/personal-ids/reseal.ts';
import { rewardFirstOrders } from '../resources/referrals/reward.ts';
import { travelReturns } from '../resources/returns/travel-returns.ts';
import { shipRewards } from '../resources/rewards/ship-rewards.ts';
import { pruneOutfitLists } from '../resources/stylist/prune-lists.ts';
import { pruneTracking } from '../resources/tracking/prune-tracking.ts';
import { pruneHearts } from '../resources/wishlist/prune-hearts.ts';
import { notifyShop } from '../sandbox/notify-shop.ts';
import { pruneSessions } from '../sessions/prune-sessions.ts';
import { contentWindows } from './content-windows.ts';
import type { Job } from './job.ts';
import { pruneImages } from './prune-images.ts';
import type { Sweep } from './sweep.ts';

/** Every job of the shop that runs by the clock, or when somebody sends it. */
export const jobs: readonly Job[] = [
  contentWindows,
  pruneImages,
  pruneSessions,
  pruneHearts,
  pruneOnce,
  pruneBags,
  pruneCheckouts,
  pruneQuotas,
  pruneTracking,
  pruneOutfitLists,
];

/** Everything that is done when its time has come. */
export const sweeps: readonly Sweep[] = [
  checkPersonalIds,
  prunePersonalIds,
  resealPersonalIds,
  releaseOverdue,
  checkPayments,
  sendRefunds,
  travelOrders,
  travelReturns,
  signLate,
  notifyShop,
  rewardFirstOrders,
  shipRewards,
];
