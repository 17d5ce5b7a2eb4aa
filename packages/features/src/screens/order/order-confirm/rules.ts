import type { Order, PersonalId, ShopProfile } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { hasImports } from '../../../shared/order/order-rules.ts';
import type { ConfirmationTexts } from './messages.ts';

/** What happens next with an order: imported goods cross a border, or leave a bonded warehouse. */
export function listNextSteps(
  { merchantOrders }: Pick<Order, 'merchantOrders'>,
  { sellers, returnDays: days }: Pick<ShopProfile, 'sellers' | 'returnDays'>,
  t: ConfirmationTexts,
): string[] {
  const isFrom = (origin: string) => merchantOrders.some(({ shipsFrom }) => shipsFrom === origin);
  return [
    t.packed[sellers],
    ...(isFrom('abroad') ? [t.crossed] : []),
    ...(isFrom('bonded') ? [t.released] : []),
    formatMessage(t.delivered[hasImports(merchantOrders) ? 'imported' : 'domestic'], { days }),
  ];
}

/** Customs wait for a personal ID, for its photos, or for another one. */
export const needsPersonalId = (order: Order, personalId: PersonalId | null): boolean =>
  order.isIdentityNeeded ||
  (order.isPersonalIdRequired &&
    (personalId === null || ['incomplete', 'failed'].includes(personalId.clearanceStatus)));
