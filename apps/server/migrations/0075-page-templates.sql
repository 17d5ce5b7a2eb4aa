-- Compatible: only adds a table.

-- Pages that operators begin new pages with. The templates that come with the shop are not stored.
create table content_templates (
  id bigint generated always as identity primary key,
  name jsonb not null,
  description jsonb,
  picture_key text,
  shape_version integer not null,
  -- The title and the modules of each language that the template has.
  contents jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null,
  version integer not null default 1
);
create trigger media_used after insert or update or delete on content_templates
  for each row execute function record_media_uses('template', 'id');
