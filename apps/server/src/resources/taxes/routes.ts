import type { Handlers, taxes } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { parseDestination } from '../../pricing/shipping-rules.ts';
import { checkoutProblem } from '../checkout/problems.ts';
import { findCheckoutWithItems } from '../checkout/queries.ts';
import { priceCheckout } from '../checkout/rules.ts';
import { orderProblem } from '../orders/problems.ts';
import { findOrder, findOrderItems, findShipments } from '../orders/queries.ts';
import { mapTaxesToResponse } from './mappers.ts';
import { findDutyRates } from './queries.ts';

interface TaxDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

const getProductId = ({ productId }: { productId: string }) => productId;

/** Says how the amount of a checkout or an order is made up. The amounts themselves stay as they are. */
export const taxHandlers = ({ db, now }: TaxDeps): Handlers<typeof taxes, HandlerContexts> => ({
  async getCheckoutTaxes({ params }, { shopperId, language, country }) {
    const found = await findCheckoutWithItems(db, params.id, shopperId);
    if (!found) throw checkoutProblem('checkout-not-found', language);
    const checkout = priceCheckout(found.record, found.items, parseDestination(country));
    const { price, destination, record } = checkout;
    const origins = new Map(
      checkout.shipments.map(({ merchantId, shipsFrom }) => [merchantId, shipsFrom]),
    );
    const paid = new Map(price.lines.map(({ id, amount, discount }) => [id, amount - discount]));
    const lines = checkout.lines.map(({ id, productId, merchantId }) => ({
      productId,
      amount: paid.get(id) ?? 0,
      shipsFrom: origins.get(merchantId) ?? 'abroad',
    }));
    const rates = await findDutyRates(
      db,
      lines.map(getProductId),
      destination.countryCode,
      new Date(now()),
    );
    const shipping = price.shipping.reduce((sum, { fee, discount }) => sum + fee - discount, 0);
    return mapTaxesToResponse({ lines, shipping, currency: record.currency }, rates, language);
  },

  async getOrderTaxes({ params }, { shopperId, language }) {
    const order = await findOrder(db, params.id, shopperId);
    if (!order) throw orderProblem('order-not-found', language);
    const items = await findOrderItems(db, [order.id]);
    const shipments = await findShipments(db, [order.id]);
    const origins = new Map(shipments.map(({ id, ships_from }) => [id, ships_from]));
    const lines = items.map(({ product_id, amount_paid, merchant_order_id }) => ({
      productId: product_id,
      amount: Number(amount_paid),
      shipsFrom: origins.get(merchant_order_id) ?? 'abroad',
    }));
    const rates = await findDutyRates(
      db,
      lines.map(getProductId),
      order.shipping_address.countryCode,
      order.placed_at,
    );
    const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
    const shipping = Number(order.grand_total) - goods;
    return mapTaxesToResponse({ lines, shipping, currency: order.currency }, rates, language);
  },
});
