-- Compatible: the former release neither reads nor writes the new table.

-- Links that show a page with a draft as a chosen shopper would see it at a chosen time.
create table content_previews (
  id text primary key,
  draft_id bigint not null references content_drafts on delete cascade,
  -- Who the shopper is, and the time; links carry none of it.
  claims jsonb not null,
  operator_id bigint references operators on delete cascade,
  api_key_id bigint references api_keys on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (num_nonnulls(operator_id, api_key_id) = 1)
);
create index content_previews_by_draft on content_previews (draft_id);
create index content_previews_by_expiry on content_previews (expires_at);
