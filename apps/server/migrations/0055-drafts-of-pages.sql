-- Compatible: the former release neither reads nor writes the new tables and columns.

-- Operators write pages as drafts, one for each language and audience. A published draft becomes a revision.
alter table content_pages add column name text not null default '';
alter table content_pages add column archived_at timestamptz;
alter table content_pages add column version integer not null default 1;

create table content_drafts (
  id bigint generated always as identity primary key,
  space text not null,
  code text not null,
  language text not null,
  country text,
  gender text check (gender in ('women', 'men', 'kids')),
  benefit text,
  title text not null default '',
  shape_version integer not null,
  entries jsonb not null,
  note text not null default '',
  version integer not null default 1,
  saved_by text not null,
  saved_at timestamptz not null,
  unique nulls not distinct (space, code, language, country, gender, benefit),
  foreign key (space, code) references content_pages (space, code) on delete cascade
);

-- Every save of a draft as it was, so that no editor loses work.
create table content_draft_saves (
  draft_id bigint not null references content_drafts on delete cascade,
  version integer not null,
  title text not null,
  shape_version integer not null,
  entries jsonb not null,
  note text not null,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (draft_id, version)
);
