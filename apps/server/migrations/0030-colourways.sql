-- Products of one family differ only in colour.
alter table products add column family_id text check (family_id <> '');
