create table addresses (
  id bigint generated always as identity (start with 600001) primary key,
  shopper_id bigint not null references shoppers (id) on delete cascade,
  name text not null,
  mobile_country text not null,
  mobile text not null,
  country_code text not null,
  state_id bigint not null references country_states (id),
  city text not null,
  district text not null,
  address_line text not null,
  zip_code text,
  is_default boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index addresses_of_shopper on addresses (shopper_id);
create unique index addresses_default on addresses (shopper_id) where is_default;

-- Name and number are sealed by the shop before they are written; `key_id` names the key. The hash finds
-- the same number in the same book, and nowhere else.
create table personal_ids (
  id uuid primary key,
  shopper_id bigint not null references shoppers (id) on delete cascade,
  sealed_name bytea not null,
  sealed_number bytea not null,
  number_hash bytea not null,
  key_id text not null,
  is_default boolean not null,
  clearance_status text not null check (clearance_status in ('incomplete', 'checking', 'passed', 'failed')),
  clearance_reason text,
  verify_level text not null default 'none' check (verify_level in ('none', 'number', 'images')),
  check_at timestamptz,
  checked_at timestamptz,
  consented_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Out of the book, and kept only until the last order that needs it has arrived.
  removed_at timestamptz
);
create index personal_ids_of_shopper on personal_ids (shopper_id);
create unique index personal_ids_default on personal_ids (shopper_id) where is_default;
create index personal_ids_due on personal_ids (check_at) where check_at is not null;
create index personal_ids_removed on personal_ids (removed_at) where removed_at is not null;
create index personal_ids_key on personal_ids (key_id);

-- The pictures themselves lie sealed in the storage, under the id.
create table personal_id_images (
  id uuid primary key,
  shopper_id bigint not null references shoppers (id) on delete cascade,
  personal_id_id uuid references personal_ids (id) on delete set null,
  side text check (side in ('front', 'back')),
  key_id text not null,
  created_at timestamptz not null,
  unique (personal_id_id, side)
);
create index personal_id_images_of_shopper on personal_id_images (shopper_id);
create index personal_id_images_orphaned on personal_id_images (created_at) where personal_id_id is null;
create index personal_id_images_key on personal_id_images (key_id);

-- Hearts belong to a bag's owner: a guest has one from the first moment, a shopper has one for ever.
create table wishlist_items (
  bag_id uuid not null,
  product_id bigint not null references products (id) on delete cascade,
  added_at timestamptz not null,
  primary key (bag_id, product_id)
);
create index wishlist_items_product on wishlist_items (product_id);

create table viewed_products (
  shopper_id bigint not null references shoppers (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  viewed_at timestamptz not null,
  primary key (shopper_id, product_id)
);
create index viewed_products_product on viewed_products (product_id);
