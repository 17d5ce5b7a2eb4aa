import { formatMessage, type Language, type Localised } from '@vitrine/kit';
import type { CheckoutItemRecord } from '../checkout/queries.ts';

/** The payment number at the provider, which allows letters and digits only. */
export const toPaymentNumber = (paymentId: string): string => paymentId.replaceAll('-', '');

/** The id of a payment number; undefined when its format is not one of the shop's. */
export const parsePaymentNumber = (number: string): string | undefined =>
  /^[0-9a-f]{32}$/.test(number)
    ? number.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : undefined;

/** The page of the shop to return to, with the id of the payment in its URL. */
export function fillReturnPath(returnPath: string, paymentId: string): string {
  const path = returnPath.replace('{paymentId}', paymentId);
  const url = new URL(path, 'http://shop.invalid');
  if (path === returnPath) url.searchParams.set('paymentId', paymentId);
  return url.pathname.replace(/^\/+/, '/') + url.search;
}

/** {name}: the first product; {count}: how many in all; {more}: how many more. */
export const SEVERAL_PRODUCTS: Localised = {
  'zh-CN': '{name}等 {count} 件',
  'en-US': '{name} and {more} more',
};

/** The description that the shopper reads at the payment provider. */
export function describePayment(
  items: readonly Pick<CheckoutItemRecord, 'brand_name' | 'short_description' | 'quantity'>[],
  language: Language,
): string {
  const [first] = items;
  if (!first) return '';
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const name = `${first.brand_name} ${first.short_description[language]}`;
  if (count === 1) return name;
  return formatMessage(SEVERAL_PRODUCTS[language], { name, count, more: count - 1 });
}
