import type { MerchantOrder, Order, PersonalId } from '@vitrine/contract';
import { chinaDay, type Language } from '@vitrine/kit';

/** 2026-11-28 as the shop writes days. */
export const dayOf = (date: string, language: Language): string =>
  chinaDay(Date.parse(date), language);

export const piecesIn = ({ items }: Pick<MerchantOrder, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Customs wait for somebody, or for photos, or for somebody else. */
export const isPersonWanted = (order: Order, person: PersonalId | null): boolean =>
  order.isIdentityNeeded ||
  (order.isPersonalIdRequired &&
    (person === null || ['incomplete', 'failed'].includes(person.clearanceStatus)));
