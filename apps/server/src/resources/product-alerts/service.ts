import type { ProductAlertKind } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import { findLeadingPrice } from '../../catalogue/price.ts';
import { lockShopper } from '../../database/lock-shopper.ts';
import type { Database } from '../../database/schema.ts';
import type { MessagePorts } from '../../providers/messages/port.ts';
import { findAlertDestinations } from './find-alert-destinations.ts';
import { problem } from './problems.ts';
import { type AlertRecord, countAlerts, lockVariantsOnSale, saveAlert } from './queries.ts';
import { MAX_ALERTS } from './rules.ts';

export type AlertRequest =
  | { kind: 'back-in-stock'; variantId: string }
  | { kind: 'price-drop'; productId: string };

interface Asking {
  shopperId: string;
  language: Language;
  now: number;
}

/** No message of an alert that is asked for has been tried yet. */
const NEW_ALERT = 'new alert';

async function requireDestination(
  trx: Transaction<Database>,
  { shopperId, language }: Asking,
  kind: ProductAlertKind,
  ports: MessagePorts,
): Promise<void> {
  const placed = { shopperId, kind, language, key: NEW_ALERT };
  const destinations = await findAlertDestinations(trx, placed, ports);
  if (destinations.length === 0) throw problem('no-destination', language);
}

/** Saves what a shopper asks to be notified of. */
export async function createAlert(
  trx: Transaction<Database>,
  asking: Asking,
  request: AlertRequest,
  ports: MessagePorts,
): Promise<AlertRecord> {
  const { shopperId, language } = asking;
  const variants = await lockVariantsOnSale(trx, request);
  const [first] = variants;
  const price = findLeadingPrice(
    variants.map(({ price_incl_taxes, price_without_promotion, quantity, currency }) => ({
      price: Number(price_incl_taxes),
      original: Number(price_without_promotion),
      quantity,
      currency,
    })),
  );
  if (!first || !price) throw problem('not-for-sale', language);
  const variantId = request.kind === 'back-in-stock' ? request.variantId : null;
  if (variants.some(({ id, quantity }) => id === variantId && quantity > 0))
    throw problem('in-stock', language);
  await lockShopper(trx, shopperId);
  await requireDestination(trx, asking, request.kind, ports);
  if ((await countAlerts(trx, shopperId)) >= MAX_ALERTS)
    throw problem('too-many-alerts', language, { values: { max: MAX_ALERTS } });
  return saveAlert(trx, {
    ...asking,
    kind: request.kind,
    productId: first.product_id,
    variantId,
    priceWhenAsked: price.price,
  });
}
