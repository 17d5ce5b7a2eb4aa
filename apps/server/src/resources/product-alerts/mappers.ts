import type { ProductAlert } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { formatChosenSize } from '../../catalogue/facet-names.ts';
import type { AlertRecord } from './queries.ts';

/** Shoppers see no difference between waiting for the stock and waiting for the message. */
const STATUSES = {
  waiting: 'waiting',
  due: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  failed: 'failed',
} as const satisfies Record<AlertRecord['status'], ProductAlert['status']>;

export const mapAlertToResponse = (alert: AlertRecord, language: Language): ProductAlert => ({
  id: alert.id,
  kind: alert.kind,
  productId: alert.product_id,
  variantId: alert.variant_id,
  sizeDescription:
    alert.size !== null && alert.size_scale !== null
      ? formatChosenSize(alert.size, alert.size_scale, language)
      : null,
  priceWhenAsked: Number(alert.price_when_asked),
  status: STATUSES[alert.status],
  askedAt: alert.asked_at.toISOString(),
});
