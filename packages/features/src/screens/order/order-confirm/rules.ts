import type { MerchantOrder, Order, PersonalId } from '@vitrine/contract';

export const countItems = ({ items }: Pick<MerchantOrder, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Customs wait for a personal ID, for its photos, or for another one. */
export const needsPersonalId = (order: Order, personalId: PersonalId | null): boolean =>
  order.isIdentityNeeded ||
  (order.isPersonalIdRequired &&
    (personalId === null || ['incomplete', 'failed'].includes(personalId.clearanceStatus)));
