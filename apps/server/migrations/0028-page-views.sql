-- The page that a shopper is reading for a task. One at a time: a shopper who opens another has left the first.
create table page_views (
  shopper_id bigint primary key references shoppers (id) on delete cascade,
  activity_id text not null references activities (id),
  opened_at timestamptz not null
);
