-- Compatible: the former release neither reads nor writes these tables and columns.

-- What happened in the shop, written in the transaction of the change itself.
create table shop_events (
  id uuid primary key default gen_random_uuid(),
  -- The same key is recorded once; null counts every time.
  key text unique,
  type text not null,
  subject_id text not null,
  data jsonb not null default '{}',
  -- The merchants that the event concerns; null until it is distributed.
  merchant_ids bigint[],
  happened_at timestamptz not null,
  -- When its messages and webhook deliveries were created.
  distributed_at timestamptz
);
create index shop_events_waiting on shop_events (happened_at) where distributed_at is null;
create index shop_events_by_time on shop_events (happened_at);

-- Messages to shoppers. Where they go is looked up when they are sent, so that no address is stored here.
create table shopper_messages (
  id bigint generated always as identity primary key,
  event_id uuid not null references shop_events on delete cascade,
  shopper_id bigint not null references shoppers on delete cascade,
  template text not null,
  language text not null check (language in ('zh-CN', 'en-US')),
  content jsonb not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'sending', 'sent', 'skipped', 'failed')),
  attempts integer not null default 0,
  -- The channel that accepted the message.
  channel text check (channel in ('sms', 'messaging', 'email')),
  -- When it may be sent, or, while it is being sent, when another process may try again.
  due_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (event_id, template)
);
create index shopper_messages_due on shopper_messages (due_at) where status in ('waiting', 'sending');
create index shopper_messages_by_shopper on shopper_messages (shopper_id, id);
create index shopper_messages_by_status on shopper_messages (status, id);

-- An attempt is written before the provider is asked, so that one without an outcome may have been sent.
create table message_attempts (
  id bigint generated always as identity primary key,
  message_id bigint not null references shopper_messages on delete cascade,
  channel text not null,
  started_at timestamptz not null,
  outcome text check (outcome in ('sent', 'refused', 'busy', 'unreachable', 'absent')),
  -- The provider's own error code.
  code text
);
create index message_attempts_by_message on message_attempts (message_id, id);

create table webhook_endpoints (
  id uuid primary key,
  name text not null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Set: only events of this merchant are sent.
  merchant_id bigint references merchants,
  -- Encrypted.
  secret bytea not null,
  status text not null default 'active' check (status in ('active', 'paused')),
  -- Attempts in a row that failed.
  failures integer not null default 0,
  created_at timestamptz not null,
  version integer not null default 1
);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  event_id uuid not null references shop_events on delete cascade,
  status text not null default 'waiting'
    check (status in ('waiting', 'sending', 'delivered', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (endpoint_id, event_id)
);
create index webhook_deliveries_due on webhook_deliveries (due_at) where status in ('waiting', 'sending');
create index webhook_deliveries_by_event on webhook_deliveries (event_id);

create table webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_deliveries on delete cascade,
  started_at timestamptz not null,
  -- Null while the attempt runs, or when the process ended during it.
  duration_ms integer,
  status_code integer,
  error text
);
create index webhook_attempts_by_delivery on webhook_attempts (delivery_id, id);

-- Changes of stock, prices and products become events only where a webhook wants them.
create function record_catalogue_events(wanted text, ids bigint[]) returns void language plpgsql as $$
begin
  if exists (select from webhook_endpoints where wanted = any (events)) then
    insert into shop_events (type, subject_id, happened_at)
    select wanted, id::text, clock_timestamp() from unnest(ids) id;
  end if;
end
$$;

create function record_variant_events() returns trigger language plpgsql as $$
begin
  perform record_catalogue_events('stock.changed', array_agg(after.id))
  from variants_before before join variants_after after using (id)
  where before.quantity <> after.quantity;
  perform record_catalogue_events('product.changed', array_agg(distinct after.product_id))
  from variants_before before join variants_after after using (id)
  where before.price_incl_taxes <> after.price_incl_taxes
    or before.price_without_promotion <> after.price_without_promotion;
  return null;
end
$$;
create trigger variants_to_events after update on variants
  referencing old table as variants_before new table as variants_after
  for each statement execute function record_variant_events();

create function record_product_events() returns trigger language plpgsql as $$
begin
  perform record_catalogue_events('product.changed', array_agg(id)) from products_after;
  return null;
end
$$;
create trigger new_products_to_events after insert on products
  referencing new table as products_after
  for each statement execute function record_product_events();
create trigger changed_products_to_events after update on products
  referencing new table as products_after
  for each statement execute function record_product_events();

-- The language in which a shopper last logged in, for messages.
alter table shoppers add column language text check (language in ('zh-CN', 'en-US'));

alter table sandbox_messages
  drop constraint sandbox_messages_channel_check,
  add constraint sandbox_messages_channel_check check (channel in ('sms', 'messaging', 'email'));
