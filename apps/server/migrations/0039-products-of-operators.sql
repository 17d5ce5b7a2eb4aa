-- Compatible: every new column has a default or may be null, so the release before goes on writing its rows.
alter table products
  -- What a product is while it is not online. A draft was never online, and no shopper sees it.
  add column offline_status text not null default 'hidden'
    check (offline_status in ('draft', 'hidden', 'archived')),
  add column version integer not null default 1;

alter table variants
  -- The id of another system, such as the ERP. Merchants number on their own, so that two may use the same.
  add column external_id text check (length(external_id) between 1 and 64),
  -- The price to which the variant returns when its scheduled price ends; null while none is in effect.
  add column base_price bigint check (base_price between 0 and price_without_promotion),
  add column version integer not null default 1,
  add constraint variants_external_id unique (merchant_id, external_id);

-- Prices with a beginning and an end. A job puts them into effect; those that ended stay as the history.
create table scheduled_prices (
  id bigint generated always as identity primary key,
  variant_id bigint not null references variants (id) on delete cascade,
  price bigint not null check (price >= 0),
  starts_at timestamptz not null,
  -- Null: until it is removed.
  ends_at timestamptz check (ends_at > starts_at),
  state text not null default 'waiting' check (state in ('waiting', 'active', 'ended')),
  created_at timestamptz not null
);
create index scheduled_prices_by_variant on scheduled_prices (variant_id, starts_at);
create index scheduled_prices_to_start on scheduled_prices (starts_at) where state = 'waiting';
create index scheduled_prices_to_end on scheduled_prices (ends_at) where state = 'active';

-- What is known of the images of a product. An image that was taken off the product stays here, so that it
-- can be put back; orders go on showing it too.
create table product_images (
  product_id bigint not null references products (id) on delete cascade,
  key text not null,
  alt jsonb,
  -- The part that has to stay visible when the image is cropped, in thousandths of its width and height.
  focal_x integer check (focal_x between 0 and 1000),
  focal_y integer check (focal_y between 0 and 1000),
  added_at timestamptz not null,
  primary key (product_id, key),
  check ((focal_x is null) = (focal_y is null))
);
