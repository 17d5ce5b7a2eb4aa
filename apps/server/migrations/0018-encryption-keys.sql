-- The keys that have encrypted data of this database, by which a start with another key is noticed.

create table encryption_keys (
  id text primary key,
  fingerprint bytea not null,
  registered_at timestamptz not null default now()
);
