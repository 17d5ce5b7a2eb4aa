-- Compatible: the former release gives merchants ids of its own, and neither reads nor writes the new column.
-- Operators add and edit merchants.
alter table merchants alter column id set default nextval('catalogue_ids');
alter table merchants add column version integer not null default 1;
