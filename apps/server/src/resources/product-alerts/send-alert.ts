import { formatPrice } from '@vitrine/kit';
import { href } from '@vitrine/platform/urls';
import { formatSize } from '../../catalogue/facet-names.ts';
import { shouldTryNextChannel } from '../../notifications/destinations.ts';
import { sendTo } from '../../notifications/send-to.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { ProductAlertDeps } from './deps.ts';
import { type DueAlert, findLowestPrice } from './due-queries.ts';
import { findAlertDestinations } from './find-alert-destinations.ts';

/** The address of the product, with the size chosen. */
function createLink({ product_id, variant_id, language }: DueAlert, publicUrl = ''): string {
  const query = variant_id === null ? {} : { variant: variant_id };
  return publicUrl + href({ route: 'product', params: { id: product_id }, query }, language);
}

/** Fills the template of an alert; undefined when the product cannot be bought any more. */
async function createMessage(alert: DueAlert, { db, settings }: ProductAlertDeps) {
  const { language, size, size_scale } = alert;
  const link = createLink(alert, settings.publicUrl);
  const product = `${alert.brand_name} ${alert.short_description[language]}`;
  if (size !== null && size_scale !== null) {
    const values = { product, size: formatSize(size, size_scale, language), link };
    return { template: 'back-in-stock', values, language } as const;
  }
  const lowest = await findLowestPrice(db, alert.product_id);
  if (!lowest) return undefined;
  const price = formatPrice(Number(lowest.price_incl_taxes), lowest.currency);
  return { template: 'price-drop', values: { product, price, link }, language } as const;
}

/** One that was asked for again is another message. */
const createKey = ({ id, asked_at }: DueAlert): string => `alert-${id}-${asked_at.getTime()}`;

/**
 * Sends an alert through the first channel that accepts it. Returns `undeliverable` when none does and
 * `retry` when one may accept it later.
 */
export async function sendAlert(
  alert: DueAlert,
  deps: ProductAlertDeps,
): Promise<'sent' | 'retry' | 'undeliverable' | 'outdated'> {
  const message = alert.is_fulfilled ? await createMessage(alert, deps) : undefined;
  if (!message) return 'outdated';
  const key = createKey(alert);
  const { shopper_id: shopperId, kind } = alert;
  const { language } = message;
  const placed = { shopperId, kind, language, key };
  const destinations = await findAlertDestinations(deps.db, placed, deps.providers.messages);
  for (const destination of destinations) {
    try {
      // Vendors of pushes count as service only what is about an order.
      const sent = { ...message, key, shopperId, at: deps.now(), isMarketing: true };
      await sendTo(destination, sent, deps);
      return 'sent';
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { fault, code } = error;
      const { channel } = destination;
      deps.logError({ alertId: alert.id, channel, fault, code }, 'product_alert_not_sent');
      if (!shouldTryNextChannel(fault)) return 'retry';
    }
  }
  return 'undeliverable';
}
