-- Compatible: the former release does not read the new columns and the new table.
-- A blocked shopper has no session and cannot log in.
alter table shoppers
  add column blocked_at timestamptz,
  add column blocked_reason text,
  add constraint shoppers_blocked_for_a_reason check ((blocked_at is null) = (blocked_reason is null));

-- What shoppers ask for by phone, mail or chat; the law sets the time of the response.
create table privacy_requests (
  id bigint generated always as identity primary key,
  shopper_id bigint not null references shoppers (id),
  kind text not null check (kind in ('export', 'erase')),
  channel text not null check (channel in ('phone', 'mail', 'chat', 'letter')),
  status text not null default 'open' check (status in ('open', 'done', 'refused')),
  received_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  check ((status = 'open') = (closed_at is null))
);
create index privacy_requests_by_due_time on privacy_requests (status, due_at, id);
create index privacy_requests_of_shopper on privacy_requests (shopper_id);
create unique index privacy_requests_open_once on privacy_requests (shopper_id, kind)
  where status = 'open';
