-- Compatible: only adds tables.

-- Pages that were uploaded as a file, until they are applied or a day is over. The pictures and videos that the media
-- library has not got wait in the storage.
create table page_imports (
  id bigint generated always as identity primary key,
  file_name text not null,
  checksum text not null,
  -- Everything of the file but its pictures and videos.
  content jsonb not null,
  storage_folder text not null,
  created_by text not null,
  created_at timestamptz not null,
  applied_at timestamptz,
  applied_to text
);
create index page_imports_by_time on page_imports (created_at);

create table page_import_files (
  import_id bigint not null references page_imports on delete cascade,
  checksum text not null,
  state text not null check (state in ('known', 'waiting', 'stored', 'refused')),
  -- The picture or video of this shop that takes its place.
  name text,
  fault text,
  primary key (import_id, checksum)
);

-- What became of a file that an import brought: the library encodes pictures again, which changes their key.
create table media_sources (
  checksum text primary key,
  key text not null references media_files (key) on delete cascade
);
create index media_sources_by_key on media_sources (key);
