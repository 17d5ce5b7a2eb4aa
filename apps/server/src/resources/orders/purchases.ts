import { type RawBuilder, type SqlBool, sql } from 'kysely';

interface Purchase {
  reference: string;
  spent_at: Date;
  /** What is left after refunds. */
  amount: string;
  /** When the money can no longer go back. Null while a shipment is on its way or a return is open. */
  final_at: Date | null;
}

/**
 * The purchases of a shopper. One is final when everything was delivered or cancelled, no return is open and
 * the return period is over. Purchases without an order were imported and are final at once.
 */
export const selectPurchases = (shopperId: RawBuilder<unknown>) => sql<Purchase>`
  select spend.reference, spend.spent_at, spend.amount + coalesce((
      select sum(refund.amount) from shopper_spends refund
      where refund.reference = 'refund:' || spend.reference
        or refund.reference in (select 'refund:return:' || item.id from order_returns item
          where item.order_id = "order".id)
        or refund.reference in (select 'refund:order-refund:' || item.id from order_refunds item
          where item.order_id = "order".id)
    ), 0) as amount,
    case when "order".id is null then spend.spent_at else (
      select case when bool_and(shipment.status in ('delivered', 'cancelled'))
        then max(shipment.delivered_at + make_interval(days => shipment.return_days)) end
      from merchant_orders shipment where shipment.order_id = "order".id and not exists (
        select from order_returns open where open.order_id = "order".id
          and open.status not in ('refunded', 'cancelled', 'refused'))
    ) end as final_at
  from shopper_spends spend
  left join orders "order" on "order".shopper_id = spend.shopper_id
    and 'order:' || "order".id = spend.reference
  where spend.shopper_id = ${shopperId} and spend.amount > 0`;

/** Whether a purchase is final and was not refunded in full: only then it earns a reward. */
export const isEarned = (purchase: string, now: number) => sql<SqlBool>`
  ${sql.ref(`${purchase}.amount`)} > 0 and ${sql.ref(`${purchase}.final_at`)} <= ${new Date(now)}`;
