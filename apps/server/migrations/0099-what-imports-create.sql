-- Compatible: the former release neither reads nor writes the column and the table.

-- The brands, categories, colours and attributes that an import has made, or that a dry run would make.
alter table operator_jobs add column created jsonb not null default '[]';

-- The images that imports have fetched lately, so that an address is not fetched again for each row and file.
create table fetched_images (
  url_hash bytea primary key,
  key text not null,
  fetched_at timestamptz not null
);
create index fetched_images_by_time on fetched_images (fetched_at);
