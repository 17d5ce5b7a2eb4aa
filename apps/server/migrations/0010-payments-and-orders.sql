-- One attempt to pay a checkout order. Its id, without dashes, is the number the provider knows it by.
create table payments (
  id uuid primary key,
  shopper_id bigint not null references shoppers (id),
  checkout_order_id bigint not null references checkout_orders (id),
  status text not null default 'pending'
    check (status in ('pending', 'paid', 'failed', 'cancelled', 'refunded')),
  channel text not null check (channel in ('messaging-oa', 'minip')),
  amount bigint not null check (amount > 0),
  currency text not null,
  return_path text not null,
  transaction_id text unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the provider is asked next, if nothing is heard from it.
  check_at timestamptz,
  paid_at timestamptz
);
create unique index payments_pending on payments (checkout_order_id) where status = 'pending';
create index payments_of_checkout on payments (checkout_order_id);
create index payments_of_shopper on payments (shopper_id);
create index payments_to_check on payments (check_at) where check_at is not null;

-- Money on its way back. The reference says what for, so that nothing is paid back twice.
create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  reference text not null unique,
  amount bigint not null check (amount > 0),
  status text not null default 'requested'
    check (status in ('requested', 'processing', 'done', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz,
  requested_at timestamptz not null,
  done_at timestamptz
);
create index refunds_of_payment on refunds (payment_id);
create index refunds_due on refunds (due_at) where due_at is not null;

create table orders (
  id bigint generated always as identity (start with 1001) primary key,
  shopper_id bigint not null references shoppers (id),
  checkout_order_id bigint not null unique references checkout_orders (id),
  payment_id uuid not null unique references payments (id),
  currency text not null,
  shipping_address jsonb not null,
  discount_name jsonb,
  sub_total bigint not null,
  shipping_fee bigint not null,
  discount bigint not null,
  grand_total bigint not null,
  is_personal_id_required boolean not null,
  personal_id_id uuid references personal_ids (id) on delete set null,
  placed_at timestamptz not null,
  cancelled_at timestamptz,
  -- Everything has been received, or was cancelled.
  closed_at timestamptz
);
create index orders_active on orders (shopper_id, id desc) where closed_at is null;
create index orders_of_shopper on orders (shopper_id, id desc);
create index orders_of_personal_id on orders (personal_id_id) where personal_id_id is not null;

-- The part of an order that one boutique sends: a parcel.
create table merchant_orders (
  id bigint generated always as identity (start with 5001) primary key,
  order_id bigint not null references orders (id),
  merchant_id bigint not null,
  merchant jsonb not null,
  status text not null default 'paid' check (status in
    ('paid', 'accepted', 'packed', 'shipped', 'clearing', 'delivering', 'delivered', 'cancelled')),
  last_event text not null,
  -- When it goes a step further by itself; null: it waits for somebody.
  next_at timestamptz,
  shipping_type text not null,
  shipping_paid bigint not null,
  tracking_number text unique,
  carrier text not null,
  expected_from text not null,
  expected_to text not null,
  paid_at timestamptz not null,
  accepted_at timestamptz,
  packed_at timestamptz,
  shipped_at timestamptz,
  cleared_at timestamptz,
  delivered_at timestamptz,
  signed_at timestamptz,
  cancelled_at timestamptz
);
create index merchant_orders_of_order on merchant_orders (order_id);
create index merchant_orders_due on merchant_orders (next_at) where next_at is not null;
create index merchant_orders_unsigned on merchant_orders (delivered_at)
  where status = 'delivered' and signed_at is null;

create table order_items (
  id bigint generated always as identity (start with 30001) primary key,
  order_id bigint not null references orders (id),
  merchant_order_id bigint not null references merchant_orders (id),
  position integer not null,
  variant_id bigint not null,
  product_id bigint not null,
  brand_id bigint not null,
  brand_name text not null,
  short_description jsonb not null,
  image_keys jsonb not null,
  size text not null,
  size_scale text not null,
  quantity integer not null check (quantity > 0),
  price bigint not null,
  price_without_promotion bigint not null,
  amount_paid bigint not null
);
create index order_items_of_order on order_items (order_id, position);
create index order_items_of_parcel on order_items (merchant_order_id);

create table parcel_events (
  id bigint generated always as identity primary key,
  merchant_order_id bigint not null references merchant_orders (id),
  code text not null,
  place jsonb,
  happened_at timestamptz not null
);
create index parcel_events_of_parcel on parcel_events (merchant_order_id, id);

create table order_returns (
  id bigint generated always as identity (start with 70001) primary key,
  shopper_id bigint not null references shoppers (id),
  order_id bigint not null references orders (id),
  merchant_order_id bigint not null references merchant_orders (id),
  status text not null default 'requested' check (status in
    ('requested', 'scheduled', 'picked-up', 'inspected', 'refunding', 'refunded', 'cancelled')),
  reason text not null,
  note text not null,
  pickup_date text not null,
  pickup_part text not null check (pickup_part in ('morning', 'afternoon')),
  refund_amount bigint not null,
  next_at timestamptz,
  requested_at timestamptz not null,
  picked_up_at timestamptz,
  refunded_at timestamptz
);
create index order_returns_of_shopper on order_returns (shopper_id, id desc);
create index order_returns_of_order on order_returns (order_id);
create index order_returns_of_parcel on order_returns (merchant_order_id);
create index order_returns_due on order_returns (next_at) where next_at is not null;

create table order_return_items (
  return_id bigint not null references order_returns (id),
  order_item_id bigint not null references order_items (id),
  quantity integer not null check (quantity > 0),
  amount bigint not null,
  primary key (return_id, order_item_id)
);
create index order_return_items_of_item on order_return_items (order_item_id);

-- What the sandbox's provider remembers: orders, refunds, and what it still has to tell the shop.
create table sandbox_payments (
  number text primary key,
  payment_id uuid not null,
  amount bigint not null,
  currency text not null,
  description text not null,
  return_path text not null,
  state text not null default 'NOTPAY' check (state in ('NOTPAY', 'SUCCESS', 'PAYERROR', 'CLOSED')),
  transaction_id text,
  created_at timestamptz not null
);
create table sandbox_refunds (
  number text primary key,
  payment_number text not null references sandbox_payments (number) on delete cascade,
  amount bigint not null,
  done_at timestamptz not null
);
create table sandbox_notifications (
  id bigint generated always as identity primary key,
  event_type text not null,
  resource jsonb not null,
  due_at timestamptz not null
);
create index sandbox_notifications_due on sandbox_notifications (due_at);
create table sandbox_keys (
  name text primary key,
  private_key text not null,
  public_key text not null
);
