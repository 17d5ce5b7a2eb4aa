import type { ShippingType } from '@vitrine/contract';
import { formatPrice, type Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { missingForDiscount } from './price-order.ts';
import type { PromotionSource, PromotionsPort } from './promotions-port.ts';
import { type CheckoutRecord, findAddress, findCheckoutItems, lockCheckout } from './queries.ts';
import { refuseCheckout } from './refuse.ts';
import { chosenAddress, sumsOf } from './rules.ts';
import { cannotSend, type Destination, waysFor } from './shipping-rules.ts';

export interface Choice {
  id: string;
  shopperId: string;
  now: number;
  language: Language;
  /** Where parcels of this shopper go, as long as no address is chosen. */
  meanwhile: Destination;
}

/** The shopper's own checkout order, locked, as long as it can still be changed. */
export async function lockOpen(trx: Transaction<Database>, choice: Choice) {
  const { id, shopperId, now, language, meanwhile } = choice;
  const record = await lockCheckout(trx, id, shopperId);
  if (!record) throw refuseCheckout('checkout-not-found', language);
  if (record.status === 'placed') throw refuseCheckout('checkout-placed', language);
  if (record.status === 'abandoned') throw refuseCheckout('checkout-closed', language);
  if (record.status === 'expired' || record.expires_at.getTime() <= now)
    throw refuseCheckout('checkout-expired', language);
  return sumsOf(record, await findCheckoutItems(trx, id), meanwhile);
}

type Changed = Partial<Pick<CheckoutRecord, 'shipping_address' | 'merchants' | 'discount'>>;

const store = (trx: Transaction<Database>, id: string, changed: Changed) =>
  trx
    .updateTable('checkout_orders')
    .set(
      Object.fromEntries(
        Object.entries(changed).map(([name, value]) => [name, value && JSON.stringify(value)]),
      ),
    )
    .where('id', '=', id)
    .execute();

/** Ways that do not reach the new address give way to the standard one by themselves. */
export async function chooseAddress(trx: Transaction<Database>, choice: Choice, addressId: string) {
  const { record, parcels } = await lockOpen(trx, choice);
  const address = await findAddress(trx, choice.shopperId, addressId);
  if (!address) throw refuseCheckout('address-not-found', choice.language);
  const chosen = chosenAddress(address);
  const [unable] = cannotSend(record.merchants, parcels, chosen);
  if (unable)
    throw refuseCheckout('cannot-send-there', choice.language, { values: { name: unable.name } });
  await store(trx, choice.id, { shipping_address: chosen });
}

export async function chooseShipping(
  trx: Transaction<Database>,
  choice: Choice,
  options: readonly { merchantId: string; type: ShippingType }[],
) {
  const { record, parcels, destination } = await lockOpen(trx, choice);
  const merchants = record.merchants.map((merchant) => {
    const option = options.findLast(({ merchantId }) => merchantId === merchant.merchantId);
    const parcel = parcels.find(({ merchantId }) => merchantId === merchant.merchantId);
    if (!option || !parcel) return merchant;
    const possible = waysFor(merchant.ways, destination, parcel);
    if (!possible.some(({ type }) => type === option.type))
      throw refuseCheckout('shipping-unavailable', choice.language, {
        values: { name: merchant.name },
      });
    return { ...merchant, chosen: option.type };
  });
  await store(trx, choice.id, { merchants });
}

export async function choosePromotion(
  trx: Transaction<Database>,
  choice: Choice,
  source: PromotionSource,
  promotions: PromotionsPort,
) {
  const { record, lines } = await lockOpen(trx, choice);
  const { shopperId, now, language } = choice;
  const found = await promotions.findDiscount(trx, { shopperId, source, lines, now });
  if (!found.discount) throw refuseCheckout(found.refusal, language);
  if (found.discount.currency !== record.currency)
    throw refuseCheckout('promo-not-for-these-items', language);
  const missing = missingForDiscount(found.discount, lines);
  if (missing !== null)
    throw refuseCheckout('promo-below-minimum', language, {
      values: { missing: formatPrice(missing, record.currency) },
    });
  if (record.discount) await promotions.release(trx, choice.id, now);
  await store(trx, choice.id, { discount: found.discount });
}

export async function dropPromotion(
  trx: Transaction<Database>,
  choice: Choice,
  promotions: PromotionsPort,
) {
  const { record } = await lockOpen(trx, choice);
  if (!record.discount) return;
  await promotions.release(trx, choice.id, choice.now);
  await store(trx, choice.id, { discount: null });
}
