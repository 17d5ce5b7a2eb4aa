-- Compatible: the former release leaves the new columns empty, so its parcels are not reported.
-- WeChat keeps the money of a mini-program's order until it knows the parcels.
alter table shipments add column payment_report_at timestamptz;
alter table shipments add column payment_report_attempts integer not null default 0;
alter table shipments add column payment_reported_at timestamptz;
create index shipments_to_report on shipments (payment_report_at) where payment_report_at is not null;

create table sandbox_shipping_reports (
  transaction_id text not null,
  tracking_number text not null,
  is_last boolean not null,
  reported_at timestamptz not null,
  primary key (transaction_id, tracking_number)
);
