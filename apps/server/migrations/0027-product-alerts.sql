-- What shoppers asked to be notified of: a size that is back in stock, or a product that became cheaper.
create table product_alerts (
  id bigint generated always as identity primary key,
  shopper_id bigint not null references shoppers (id) on delete cascade,
  kind text not null check (kind in ('back-in-stock', 'price-drop')),
  product_id bigint not null references products (id) on delete cascade,
  -- The size; null for a price, which is that of the whole product.
  variant_id bigint references variants (id) on delete cascade,
  -- What the product cost when the shopper asked; a lower price is a price drop.
  price_when_asked bigint not null,
  language text not null check (language in ('zh-CN', 'en-US')),
  status text not null default 'waiting' check (status in ('waiting', 'due', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  asked_at timestamptz not null,
  -- When it may be sent, or, while it is being sent, when another process may try again.
  due_at timestamptz,
  sent_at timestamptz,
  check ((kind = 'back-in-stock') = (variant_id is not null))
);
create unique index product_alerts_of_size on product_alerts (shopper_id, variant_id)
  where variant_id is not null;
create unique index product_alerts_of_price on product_alerts (shopper_id, product_id)
  where variant_id is null;
create index product_alerts_waiting on product_alerts (product_id) where status = 'waiting';
create index product_alerts_variant on product_alerts (variant_id);
create index product_alerts_product on product_alerts (product_id);
create index product_alerts_due on product_alerts (due_at) where status in ('due', 'sending');
create index product_alerts_asked on product_alerts (asked_at);

-- Variants that came back or became cheaper while a shopper waits for it. A row of its own for each change
-- needs no lock, so that a change of stock never waits for an alert.
create table awaited_changes (
  id bigint generated always as identity primary key,
  variant_id bigint not null
);

create function record_awaited_changes() returns trigger language plpgsql as $$
begin
  insert into awaited_changes (variant_id)
  select after.id from variants_before before join variants_after after using (id)
  where ((before.quantity = 0 and after.quantity > 0) or after.price_incl_taxes < before.price_incl_taxes)
    and exists (
      select from product_alerts alert
      where alert.product_id = after.product_id and alert.status = 'waiting'
        and coalesce(alert.variant_id, after.id) = after.id);
  return null;
end
$$;

create trigger variants_awaited after update on variants
  referencing old table as variants_before new table as variants_after
  for each statement execute function record_awaited_changes();

create function record_awaited_product() returns trigger language plpgsql as $$
begin
  insert into awaited_changes (variant_id)
  select variant.id from variants variant
  where variant.product_id = new.id and exists (
    select from product_alerts alert where alert.product_id = new.id and alert.status = 'waiting');
  return null;
end
$$;

-- A product that is on sale again may have come back in stock meanwhile.
create trigger products_awaited after update of is_online on products
  for each row when (new.is_online and not old.is_online) execute function record_awaited_product();

-- Messages of the sandbox also go to users of the messaging app, and have links to follow.
alter table sandbox_messages
  add column channel text not null default 'sms' check (channel in ('sms', 'messaging')),
  add column link text;
