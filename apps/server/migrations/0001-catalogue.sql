-- Texts in both languages are jsonb: {"zh-CN": "…", "en-US": "…"}. Money is in minor units. Time is UTC.

create table brands (
  id bigint primary key,
  name text not null unique,
  description jsonb not null,
  position integer not null default 0
);

create table merchants (
  id bigint primary key,
  name text not null unique,
  monogram text not null,
  city jsonb not null,
  country jsonb not null,
  founded_in integer not null,
  description jsonb not null
);

create table categories (
  id bigint primary key,
  parent_id bigint references categories (id),
  gender text not null check (gender in ('women', 'men', 'kids')),
  name jsonb not null,
  image_key text,
  position integer not null default 0
);
create index categories_parent on categories (parent_id);

create table colours (
  code text primary key,
  name jsonb not null,
  hex text not null,
  position integer not null default 0
);

-- Materials and details a shopper may narrow by.
create table attributes (
  code text primary key,
  name jsonb not null,
  position integer not null default 0
);

create table products (
  id bigint primary key,
  brand_id bigint not null references brands (id),
  brand_style_id text not null,
  category_id bigint not null references categories (id),
  gender text not null check (gender in ('women', 'men', 'kids')),
  colour_code text not null references colours (code),
  short_description jsonb not null,
  description jsonb not null,
  tag text check (tag in ('NewSeason', 'Exclusive')),
  labels jsonb not null default '[]',
  image_keys jsonb not null,
  compositions jsonb not null default '[]',
  care jsonb not null default '[]',
  made_in jsonb not null,
  measurements jsonb,
  live_model jsonb,
  preferred_merchant_id bigint references merchants (id),
  is_online boolean not null default true,
  is_same_day boolean not null default false,
  -- The shop's own order: higher comes first in the default sort.
  rank integer not null default 0,
  sold_last_week integer not null default 0,
  published_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index products_brand on products (brand_id);
create index products_category on products (category_id);

create table product_attributes (
  product_id bigint not null references products (id) on delete cascade,
  attribute_code text not null references attributes (code),
  primary key (product_id, attribute_code)
);

create table variants (
  id bigint primary key,
  product_id bigint not null references products (id) on delete cascade,
  merchant_id bigint not null references merchants (id),
  size text not null,
  size_scale text not null,
  position integer not null default 0,
  currency text not null default 'CNY',
  price_incl_taxes bigint not null check (price_incl_taxes >= 0),
  price_without_promotion bigint not null check (price_without_promotion >= price_incl_taxes),
  quantity integer not null check (quantity >= 0),
  unique (product_id, merchant_id, size)
);
create index variants_product on variants (product_id);

create table sets (
  id bigint primary key,
  gender text check (gender in ('women', 'men', 'kids')),
  name jsonb not null,
  description jsonb not null,
  position integer not null default 0
);

create table set_products (
  set_id bigint not null references sets (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  position integer not null,
  primary key (set_id, product_id)
);

create table sales (
  id bigint primary key,
  name jsonb not null,
  description jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);

create table sale_products (
  sale_id bigint not null references sales (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  position integer not null,
  primary key (sale_id, product_id)
);

create table country_states (
  id bigint primary key,
  country_id bigint not null,
  code text not null,
  name jsonb not null,
  position integer not null default 0
);
create index country_states_country on country_states (country_id, position);

-- Every process keeps an index of the catalogue in memory. A change tells all of them, once a transaction.
create function notify_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end
$$;

create trigger brands_changed after insert or update or delete on brands
  for each statement execute function notify_catalogue();
create trigger merchants_changed after insert or update or delete on merchants
  for each statement execute function notify_catalogue();
create trigger categories_changed after insert or update or delete on categories
  for each statement execute function notify_catalogue();
create trigger colours_changed after insert or update or delete on colours
  for each statement execute function notify_catalogue();
create trigger attributes_changed after insert or update or delete on attributes
  for each statement execute function notify_catalogue();
create trigger products_changed after insert or update or delete on products
  for each statement execute function notify_catalogue();
create trigger product_attributes_changed after insert or update or delete on product_attributes
  for each statement execute function notify_catalogue();
create trigger variants_changed after insert or update or delete on variants
  for each statement execute function notify_catalogue();
create trigger sets_changed after insert or update or delete on sets
  for each statement execute function notify_catalogue();
create trigger set_products_changed after insert or update or delete on set_products
  for each statement execute function notify_catalogue();
create trigger sales_changed after insert or update or delete on sales
  for each statement execute function notify_catalogue();
create trigger sale_products_changed after insert or update or delete on sale_products
  for each statement execute function notify_catalogue();
