-- What pages tell. The event's own id makes it count once, however often it is sent.
create table tracking_events (
  uuid uuid primary key,
  received_at timestamptz not null,
  tenant_id integer not null,
  client_id integer not null,
  customer_id text,
  correlation_id text not null,
  event text not null,
  parameters jsonb not null
);
create index tracking_events_age on tracking_events using brin (received_at);
