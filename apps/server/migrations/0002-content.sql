-- A page has immutable revisions. The published revision whose window is open, and whose targets fit
-- best, is the one a visitor sees. `version` is the shape of the stored modules.

create table content_pages (
  space text not null,
  code text not null,
  content_type text not null default 'page',
  created_at timestamptz not null default now(),
  primary key (space, code)
);

create table content_revisions (
  id bigint generated always as identity primary key,
  space text not null,
  code text not null,
  environment text not null default 'production',
  language text not null,
  -- Null means: for everybody.
  country text,
  gender text check (gender in ('women', 'men', 'kids')),
  benefit text,
  version integer not null,
  title text not null default '',
  entries jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (space, code) references content_pages (space, code) on delete cascade
);
create index content_revisions_lookup on content_revisions (space, code, environment, language)
  where published_at is not null;

create table flat_contents (
  code text not null,
  language text not null,
  value jsonb not null,
  primary key (code, language)
);

create table banners (
  id text primary key,
  position text not null,
  gender text check (gender in ('women', 'men', 'kids')),
  text jsonb not null,
  link text,
  image_key text,
  sort integer not null default 0,
  starts_at timestamptz,
  ends_at timestamptz
);

create table app_configurations (
  app text not null,
  environment text not null,
  toggles jsonb not null default '{}',
  configuration jsonb not null default '{}',
  primary key (app, environment)
);

create function notify_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', '');
  return null;
end
$$;

create trigger revisions_changed after insert or update or delete on content_revisions
  for each statement execute function notify_content();
create trigger flat_contents_changed after insert or update or delete on flat_contents
  for each statement execute function notify_content();
create trigger banners_changed after insert or update or delete on banners
  for each statement execute function notify_content();
create trigger app_configurations_changed after insert or update or delete on app_configurations
  for each statement execute function notify_content();
