-- Compatible: the release before knows none of these tables; what it settles meanwhile is entered by a nightly job.

-- What each merchant of the shop is owed, as entries that are added and never changed. An amount is what the
-- merchant gains or loses; the account of its kind (provider, shop, customs or bank) loses or gains the same.
create table ledger_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: money that belongs to no merchant, because its order could not be placed.
  merchant_id bigint,
  kind text not null
    check (kind in ('payment', 'delivery', 'refund', 'commission', 'duty', 'payout')),
  amount bigint not null check (amount <> 0),
  currency text not null,
  -- What happened: `payment:<id>`, `refund:<id>` or `payout:<id>`. It is entered once.
  source text not null,
  payment_id uuid references payments (id),
  order_id bigint references orders (id),
  unique nulls not distinct (source, kind, merchant_id)
);
create index ledger_entries_of_merchant on ledger_entries (merchant_id, id);
create index ledger_entries_of_payment on ledger_entries (payment_id) where payment_id is not null;
create index ledger_entries_by_time on ledger_entries (at);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed';
end;
$$;
create trigger ledger_entries_are_kept before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_are_not_truncated before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();

-- The part of the price of goods that the shop keeps, in hundredths of a per cent: 1500 is 15 %.
create table commission_rates (
  id bigint generated always as identity primary key,
  -- Null: the rate of every merchant without one of their own.
  merchant_id bigint references merchants,
  rate integer not null check (rate between 0 and 10000),
  valid_from timestamptz not null,
  created_by bigint references operators,
  created_at timestamptz not null,
  unique nulls not distinct (merchant_id, valid_from)
);

-- Money that the shop pays a merchant: all entries until a day that no payout contains yet.
create table payouts (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants,
  currency text not null,
  -- Days in Beijing; the last one is included.
  period_from date not null,
  period_to date not null,
  amount bigint not null check (amount > 0),
  status text not null default 'draft' check (status in ('draft', 'approved', 'paid', 'cancelled')),
  -- The bank's number of the transfer.
  reference text,
  created_at timestamptz not null,
  approved_at timestamptz,
  paid_at timestamptz,
  cancelled_at timestamptz,
  version integer not null default 1,
  check ((status = 'paid') = (reference is not null))
);
create index payouts_of_merchant on payouts (merchant_id, id);

-- An entry is paid out once.
create table payout_entries (
  entry_id bigint primary key references ledger_entries,
  payout_id bigint not null references payouts on delete cascade
);
create index payout_entries_of_payout on payout_entries (payout_id);

-- Money that was taken and given back before there was a ledger. No commission was agreed then.
insert into ledger_entries (at, merchant_id, kind, amount, currency, source, payment_id, order_id)
select payments.paid_at, merchant_id, kind, part.amount, payments.currency,
  'payment:' || payments.id, payments.id, order_id
from payments
join lateral (
  select merchant_orders.merchant_id, 'payment' as kind, sum(order_items.amount_paid) as amount,
    orders.id as order_id
  from orders
  join merchant_orders on merchant_orders.order_id = orders.id
  join order_items on order_items.merchant_order_id = merchant_orders.id
  where orders.payment_id = payments.id
  group by merchant_orders.merchant_id, orders.id
  union all
  select merchant_orders.merchant_id, 'delivery', sum(merchant_orders.shipping_paid), orders.id
  from orders join merchant_orders on merchant_orders.order_id = orders.id
  where orders.payment_id = payments.id
  group by merchant_orders.merchant_id, orders.id
  union all
  select null, 'payment', payments.amount, null
  where not exists (select from orders where orders.payment_id = payments.id)
) part on part.amount <> 0
where payments.status in ('paid', 'refunded') and payments.paid_at is not null
order by payments.paid_at, payments.id;

insert into ledger_entries (at, merchant_id, kind, amount, currency, source, payment_id, order_id)
select refunds.done_at, part.merchant_id, part.kind, part.amount, payments.currency,
  'refund:' || refunds.id, payments.id, part.order_id
from refunds
join payments on payments.id = refunds.payment_id
join lateral (
  select entry.merchant_id, case entry.kind when 'payment' then 'refund' else entry.kind end as kind,
    -entry.amount as amount, entry.order_id
  from ledger_entries entry
  where entry.source = 'payment:' || payments.id and refunds.amount = payments.amount
  union all
  select merchant_orders.merchant_id, 'refund', -refunds.amount, merchant_orders.order_id
  from order_returns
  join merchant_orders on merchant_orders.id = order_returns.merchant_order_id
  where refunds.amount <> payments.amount and refunds.reference = 'return:' || order_returns.id
  union all
  select null, 'refund', -refunds.amount, null
  where refunds.amount <> payments.amount and refunds.reference not like 'return:%'
) part on true
where refunds.status = 'done' and refunds.done_at is not null
order by refunds.done_at, refunds.id;
