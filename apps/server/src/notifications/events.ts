import { WEBHOOK_EVENTS } from '@vitrine/contract/admin';

/** Every event with the kind of thing that its subject names. Webhooks do not offer those of coupons. */
export const EVENT_SUBJECTS = { ...WEBHOOK_EVENTS, 'coupon.ending': 'coupon' } as const;

export type ShopEventType = keyof typeof EVENT_SUBJECTS;

export const isShopEventType = (type: string): type is ShopEventType =>
  Object.hasOwn(EVENT_SUBJECTS, type);
