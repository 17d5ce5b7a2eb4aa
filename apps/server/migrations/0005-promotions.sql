-- Counters with a limit: whoever takes one counts up under the row's lock, or is refused. A counter of a
-- day or a week is of no use once that is over.
create table quotas (
  key text primary key,
  taken bigint not null check (taken >= 0),
  ends_at timestamptz
);
create index quotas_by_end on quotas (ends_at) where ends_at is not null;

create table promotions (
  id text primary key,
  name jsonb not null,
  description jsonb not null,
  terms jsonb not null default '[]',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);

-- What may be claimed, by whom how often, and what a claim is then good for. `scope` names the products,
-- brands, sets and categories it covers; null: everything.
create table reward_packages (
  id text primary key,
  promotion_id text not null references promotions (id),
  subscription_id text not null,
  name jsonb not null,
  description jsonb not null,
  currency text not null default 'CNY',
  offers jsonb not null,
  scope jsonb,
  claims_from timestamptz not null,
  claims_to timestamptz not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  -- Counted from the claim, and never beyond valid_to.
  valid_days integer check (valid_days > 0),
  -- False: only ever given as a reward.
  is_listed boolean not null default true,
  quantity bigint check (quantity > 0),
  per_shopper integer not null default 1 check (per_shopper > 0),
  claim_window text check (claim_window in ('day', 'week')),
  per_window bigint check (per_window > 0),
  per_shopper_window integer check (per_shopper_window > 0),
  position integer not null default 0,
  check (claims_to > claims_from and valid_to > valid_from),
  check (claim_window is not null or (per_window is null and per_shopper_window is null))
);
create index reward_packages_promotion on reward_packages (promotion_id, position);

-- Codes that anybody may type who knows them.
create table promo_codes (
  code text primary key check (code ~ '^[A-Z0-9-]{3,32}$'),
  promotion_id text not null references promotions (id),
  name jsonb not null,
  currency text not null default 'CNY',
  offers jsonb not null,
  scope jsonb,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  quantity bigint check (quantity > 0),
  per_shopper integer not null default 1 check (per_shopper > 0)
);

-- A reward package in a shopper's hands, with a code of its own.
create table coupons (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9-]{3,32}$'),
  shopper_id bigint not null references shoppers (id) on delete cascade,
  package_id text not null references reward_packages (id),
  received_at timestamptz not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null
);
create index coupons_of_shopper on coupons (shopper_id, package_id, received_at);

-- One promotion an order, one order a coupon. A row goes when its order is given up.
create table promo_redemptions (
  checkout_order_id bigint primary key references checkout_orders (id) on delete cascade,
  shopper_id bigint not null references shoppers (id) on delete cascade,
  coupon_id uuid unique references coupons (id) on delete cascade,
  code text references promo_codes (code),
  redeemed_at timestamptz not null,
  check (num_nonnulls(coupon_id, code) = 1)
);
