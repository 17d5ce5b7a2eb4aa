-- A shopper and the visits of shoppers and guests. Of a session's key only the hash is stored.

create table shoppers (
  id bigint generated always as identity (start with 100001) primary key,
  bag_id uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now()
);

create table sessions (
  id bigint generated always as identity primary key,
  key_hash bytea not null unique,
  shopper_id bigint references shoppers (id) on delete cascade,
  bag_id uuid not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_shopper on sessions (shopper_id) where shopper_id is not null;
create index sessions_by_end on sessions (expires_at);
