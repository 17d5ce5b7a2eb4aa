import type { ProductAlertKind } from '@vitrine/contract';
import type { MessagePurpose } from '../../notifications/destinations.ts';

/** Limits abuse by scripts; shoppers need fewer. */
export const MAX_ALERTS = 100;
/** After this many attempts, about ten hours, an alert has failed. */
export const MAX_ATTEMPTS = 18;

/** The topic under which a shopper can turn these messages off. */
export const PURPOSES: Readonly<Record<ProductAlertKind, MessagePurpose>> = {
  'back-in-stock': { kind: 'requested', topic: 'restock' },
  'price-drop': { kind: 'requested', topic: 'sales' },
};
