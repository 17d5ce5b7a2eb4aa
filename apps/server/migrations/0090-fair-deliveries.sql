-- Compatible: only adds columns with defaults and indexes; the former release goes on with due_at and distributed_at.

-- What is urgent goes first: the lowest number. Changes of the catalogue, which a trigger records, keep the default.
alter table shop_events
  add column priority smallint not null default 3,
  -- Attempts that a passing error ended, and when the next one is due.
  add column attempts integer not null default 0,
  add column retry_at timestamptz,
  -- Why it cannot be distributed, and since when it waits for an operator.
  add column failure text,
  add column failed_at timestamptz;
create index shop_events_to_distribute on shop_events (priority, happened_at)
  where distributed_at is null and failed_at is null;
create index shop_events_failed on shop_events (failed_at, id) where failed_at is not null;

alter table shopper_messages add column priority smallint not null default 2;
create index shopper_messages_by_priority on shopper_messages (priority, due_at)
  where status in ('waiting', 'sending');

alter table webhook_deliveries
  add column priority smallint not null default 3,
  -- Until when the process that sends it has it for itself.
  add column leased_until timestamptz;
create index webhook_deliveries_by_endpoint on webhook_deliveries (endpoint_id, priority, due_at)
  where status in ('waiting', 'sending');
create index webhook_deliveries_in_flight on webhook_deliveries (endpoint_id) where leased_until is not null;

alter table webhook_endpoints
  -- An endpoint that fails again and again gets nothing until then; the next delivery is a probe.
  add column retry_at timestamptz,
  -- When it last got its turn.
  add column served_at timestamptz;
