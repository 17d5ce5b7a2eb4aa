import type { Order, PersonalId } from '@vitrine/contract';

/** Customs wait for a personal ID, for its photos, or for another one. */
export const needsPersonalId = (order: Order, personalId: PersonalId | null): boolean =>
  order.isIdentityNeeded ||
  (order.isPersonalIdRequired &&
    (personalId === null || ['incomplete', 'failed'].includes(personalId.clearanceStatus)));
