-- Compatible: the former release neither reads nor writes the new tables, and ignores a permission it does not know.

-- A draft that was sent for review, and what came of it. The newest row of a draft counts.
create table content_reviews (
  id bigint generated always as identity primary key,
  draft_id bigint not null references content_drafts on delete cascade,
  -- The version that was sent, and after the approval the one that was approved.
  draft_version integer not null,
  state text not null check (state in ('requested', 'cancelled', 'approved', 'changes-requested')),
  note text not null,
  requested_by bigint references operators on delete set null,
  requester text not null,
  requested_at timestamptz not null,
  decided_by bigint references operators on delete set null,
  reviewer text,
  decided_at timestamptz,
  answer text not null default ''
);
create index content_reviews_by_draft on content_reviews (draft_id, id);

-- What operators say about a draft or one of its modules.
create table content_comments (
  id bigint generated always as identity primary key,
  draft_id bigint not null references content_drafts on delete cascade,
  -- The module; null: the whole page.
  entry_id text,
  content text not null,
  author_id bigint references operators on delete set null,
  author text not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text
);
create index content_comments_by_draft on content_comments (draft_id, id);

-- Publishing is a permission of its own. Who could publish before still can.
update api_keys set permissions = array_append(permissions, 'content:publish')
where 'content:write' = any (permissions) and not 'content:publish' = any (permissions);
