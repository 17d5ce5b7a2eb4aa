-- Compatible: the former release neither reads nor writes the new tables and columns.
-- What operators do with orders: parcels with a carrier, refunds of single items, and notes.

-- When operators got the alarm of a merchant order that waits too long. Its next step clears it.
alter table merchant_orders add column overdue_reported_at timestamptz;
create index merchant_orders_of_merchant on merchant_orders (merchant_id, id);
create index merchant_orders_waiting on merchant_orders (status, paid_at)
  where status in ('paid', 'accepted', 'packed');

-- A parcel. A merchant order is sent in one or several.
create table shipments (
  id bigint generated always as identity (start with 40001) primary key,
  merchant_order_id bigint not null references merchant_orders (id),
  carrier text not null,
  tracking_number text not null,
  shipped_at timestamptz not null,
  delivered_at timestamptz,
  -- When the carrier is asked to report; null: it was asked, or is not asked.
  subscribe_at timestamptz,
  subscribe_attempts integer not null default 0,
  subscribed_at timestamptz,
  unique (carrier, tracking_number)
);
create index shipments_of_merchant_order on shipments (merchant_order_id);
create index shipments_by_number on shipments (tracking_number);
create index shipments_to_subscribe on shipments (subscribe_at) where subscribe_at is not null;

create table shipment_items (
  shipment_id bigint not null references shipments (id),
  order_item_id bigint not null references order_items (id),
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, order_item_id)
);
create index shipment_items_of_item on shipment_items (order_item_id);

-- What a carrier reported, once each.
create table carrier_reports (
  shipment_id bigint not null references shipments (id),
  -- The hash of the report's time and content, because carriers send the same report again.
  report_key text not null,
  state text not null,
  content text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  primary key (shipment_id, report_key)
);

-- Items of a merchant order that an operator refunded, before or after they were sent.
create table order_refunds (
  id bigint generated always as identity (start with 60001) primary key,
  order_id bigint not null references orders (id),
  merchant_order_id bigint not null references merchant_orders (id),
  reason text not null,
  note text not null,
  item_amount bigint not null check (item_amount >= 0),
  shipping_amount bigint not null check (shipping_amount >= 0),
  created_by text not null,
  created_at timestamptz not null
);
create index order_refunds_of_order on order_refunds (order_id);
create index order_refunds_of_merchant_order on order_refunds (merchant_order_id);

create table order_refund_items (
  refund_id bigint not null references order_refunds (id),
  order_item_id bigint not null references order_items (id),
  quantity integer not null check (quantity > 0),
  -- How many of them had not been sent.
  unshipped_quantity integer not null check (unshipped_quantity between 0 and quantity),
  amount bigint not null check (amount >= 0),
  primary key (refund_id, order_item_id)
);
create index order_refund_items_of_item on order_refund_items (order_item_id);

create table order_notes (
  id bigint generated always as identity primary key,
  merchant_order_id bigint not null references merchant_orders (id),
  author text not null,
  content text not null,
  created_at timestamptz not null
);
create index order_notes_of_merchant_order on order_notes (merchant_order_id, id);

-- The parcels that the sandbox's carrier carries.
create table sandbox_parcels (
  carrier text not null,
  tracking_number text not null,
  callback_url text not null,
  step integer not null default 0,
  due_at timestamptz,
  primary key (carrier, tracking_number)
);

-- Operators approve, inspect, refund or refuse returns.
alter table order_returns drop constraint order_returns_status_check;
alter table order_returns add constraint order_returns_status_check check (status in (
  'requested', 'scheduled', 'picked-up', 'inspected', 'refunding', 'refunded', 'cancelled', 'refused'));
alter table order_returns add column inspected_at timestamptz;
alter table order_returns add column inspection_note text;
alter table order_returns add column refused_at timestamptz;
alter table order_returns add column refused_reason text;
create index order_returns_open on order_returns (id)
  where status in ('requested', 'scheduled', 'picked-up', 'inspected');

create table order_return_photos (
  id uuid primary key,
  return_id bigint not null references order_returns (id),
  created_by text not null,
  created_at timestamptz not null
);
create index order_return_photos_of_return on order_return_photos (return_id);
