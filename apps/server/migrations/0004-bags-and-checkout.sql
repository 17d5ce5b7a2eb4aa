-- How a boutique sends: its ways with fee, free-from amount and days, by country. Same-day delivery names
-- the provinces it reaches.
alter table merchants add column shipping jsonb not null default '[
  {"type": "standard", "country": "CN", "fee": 15000, "freeFrom": 2000000, "minDays": 5, "maxDays": 8},
  {"type": "express", "country": "CN", "fee": 32000, "freeFrom": null, "minDays": 3, "maxDays": 4},
  {"type": "standard", "country": "HK", "fee": 12000, "freeFrom": 1500000, "minDays": 4, "maxDays": 7},
  {"type": "express", "country": "HK", "fee": 26000, "freeFrom": null, "minDays": 2, "maxDays": 3}
]';

-- Changes of one bag wait for each other on its row.
create table bags (
  id uuid primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- A size that no longer exists stays in the bag until the shopper takes it out, so it is not referred to.
create table bag_items (
  id bigint generated always as identity (start with 700001) primary key,
  bag_id uuid not null references bags (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  variant_id bigint not null,
  merchant_id bigint not null references merchants (id) on delete cascade,
  size text not null,
  size_scale text not null,
  quantity integer not null check (quantity > 0),
  price_when_added bigint not null,
  added_at timestamptz not null,
  unique (bag_id, variant_id)
);

create table checkout_orders (
  id bigint generated always as identity (start with 800001) primary key,
  shopper_id bigint not null references shoppers (id),
  bag_id uuid not null,
  status text not null default 'open' check (status in ('open', 'placed', 'expired', 'abandoned')),
  currency text not null,
  shipping_address jsonb,
  -- The boutiques with their ways of sending as they were when the order was opened, and the chosen one.
  merchants jsonb not null,
  discount jsonb,
  personal_id_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  placed_at timestamptz
);
create unique index checkout_orders_open on checkout_orders (shopper_id) where status = 'open';
create index checkout_orders_due on checkout_orders (expires_at) where status = 'open';

create table checkout_order_items (
  id bigint generated always as identity (start with 900001) primary key,
  checkout_order_id bigint not null references checkout_orders (id) on delete cascade,
  bag_item_id bigint not null,
  position integer not null,
  variant_id bigint not null,
  product_id bigint not null,
  merchant_id bigint not null,
  brand_id bigint not null,
  brand_name text not null,
  short_description jsonb not null,
  image_keys jsonb not null,
  size text not null,
  size_scale text not null,
  quantity integer not null check (quantity > 0),
  price bigint not null check (price >= 0),
  price_without_promotion bigint not null,
  is_same_day boolean not null
);
create index checkout_order_items_order on checkout_order_items (checkout_order_id, position);

-- Pieces kept for an order that is being made. What may be sold is variants.quantity less the holds that
-- have not run out; whoever takes a hold locks the variant first.
create table stock_holds (
  checkout_order_id bigint not null references checkout_orders (id) on delete cascade,
  variant_id bigint not null references variants (id) on delete cascade,
  bag_id uuid not null,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (checkout_order_id, variant_id)
);
create index stock_holds_variant on stock_holds (variant_id);

-- Answers to calls that must count once, by the key their caller chose.
create table once_answers (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index once_answers_age on once_answers (created_at);
