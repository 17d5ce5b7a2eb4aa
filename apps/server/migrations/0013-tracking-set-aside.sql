-- What was told and could not be kept as an event, as it came.
create table tracking_set_aside (
  id bigint generated always as identity primary key,
  payload text not null,
  reason text not null,
  set_aside_at timestamptz not null default now()
);
