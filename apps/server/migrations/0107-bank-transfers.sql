-- Compatible: the former release offers no payment of this channel and reads none of the new tables and columns. A
-- checkout for a transfer is kept by the function below, whichever release calls it.

-- The account to which shoppers transfer money. One row.
create table transfer_settings (
  id text primary key default 'shop' check (id = 'shop'),
  is_on boolean not null,
  account_holder text not null,
  bank text not null,
  account_number text not null,
  note jsonb not null,
  hold_days int not null check (hold_days between 1 and 14),
  version int not null
);
insert into transfer_settings values ('shop', false, '', '', '', '{"zh-CN": "", "en-US": ""}', 3, 1);

-- Transfers that operators have seen at the bank: of a payment, or back to the shopper for a refund.
create table bank_transfers (
  id bigint generated always as identity primary key,
  payment_id uuid unique references payments (id) on delete cascade,
  refund_id uuid unique references refunds (id) on delete cascade,
  reference text not null,
  transferred_on date not null,
  confirmed_by text not null,
  confirmed_at timestamptz not null,
  check ((payment_id is null) <> (refund_id is null))
);

alter table payments drop constraint payments_channel_check;
alter table payments add constraint payments_channel_check check (channel in (
  'messaging-oa', 'minip', 'ttmp', 'alimp', 'wechat-native', 'wechat-h5', 'wechat-app',
  'alipay-page', 'alipay-wap', 'alipay-app', 'test', 'transfer'));
-- Set once a transfer was chosen. Such a checkout waits for days, so it does not keep the shopper from the next one.
alter table checkout_orders add column for_transfer boolean not null default false;
drop index checkout_orders_open;
create unique index checkout_orders_open on checkout_orders (shopper_id) where status = 'open' and not for_transfer;

create index payments_by_transfer on payments (created_at desc, id desc) where channel = 'transfer';

-- As before, but a checkout for a transfer is not abandoned by the next one.
create or replace function begin_checkout(
  from_bag uuid, of_shopper bigint, only_items bigint[], begun_at timestamptz
) returns bigint[]
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  abandoned bigint[];
begin
  insert into bags (id, created_at, updated_at) values (from_bag, begun_at, begun_at)
    on conflict (id) do update set updated_at = excluded.updated_at;
  with closed as (
    update checkout_orders c set status = 'abandoned'
    where c.shopper_id = of_shopper and c.status = 'open' and not c.for_transfer
    returning c.id
  )
  select coalesce(array_agg(closed.id), '{}') into abandoned from closed;
  if cardinality(abandoned) > 0 then
    delete from stock_reservations r where r.checkout_order_id = any (abandoned);
  end if;
  perform from variants v
    where v.id in (
      select i.variant_id from bag_items i
      where i.bag_id = from_bag and (only_items is null or i.id = any (only_items)))
    order by v.id for no key update;
  return abandoned;
end $$;
