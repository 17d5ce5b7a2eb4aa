-- Compatible: the former release neither reads nor writes the table.

-- How the columns of files become those of the shop.
create table import_mappings (
  id bigint generated always as identity primary key,
  name text not null,
  columns jsonb not null,
  version integer not null default 1
);
create unique index import_mappings_name on import_mappings (lower(name));
