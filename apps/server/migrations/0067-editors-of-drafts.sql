-- Compatible: only adds a table.
-- Who has a draft open. Each open studio says so again and again, and one that is silent has left.
create table content_draft_editors (
  draft_id bigint not null references content_drafts on delete cascade,
  editor_id uuid not null,
  name text not null,
  seen_at timestamptz not null,
  primary key (draft_id, editor_id)
);
