-- Compatible: the former release leaves the column alone, and refuses a disabled operator as before.

-- A person whose groups no longer stand for a role is disabled until they do again.
alter table operators add column is_disabled_by_groups boolean not null default false;
create index api_keys_by_creator on api_keys (created_by);
