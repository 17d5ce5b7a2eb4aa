-- Compatible: the former release neither reads nor writes the new table.

-- Tax invoices that shoppers request of the merchants of their orders.
create table fapiao (
  id bigint generated always as identity primary key,
  shopper_id bigint not null references shoppers,
  order_id bigint not null references orders,
  merchant_order_id bigint not null references merchant_orders,
  status text not null default 'requested'
    check (status in ('requested', 'issued', 'refused', 'withdrawn', 'reversed')),
  title_kind text not null check (title_kind in ('personal', 'company')),
  -- Name and tax number, and where it is sent. A shopper's erasure removes what need not be kept by law.
  encrypted_title bytea,
  encrypted_email bytea,
  key_id text not null,
  requested_at timestamptz not null,
  closed_at timestamptz,
  overdue_reported_at timestamptz,
  -- What was due when it was issued; refunds afterwards do not change it.
  amount bigint check (amount > 0),
  number text unique,
  issued_on date,
  file_id uuid,
  file_type text check (file_type in ('pdf', 'ofd')),
  url text,
  refused_reason text,
  reversal_number text unique,
  reversed_on date,
  reversal_reason text check (reversal_reason in ('refund', 'error')),
  version integer not null default 1,
  check ((file_id is null) = (file_type is null)),
  check (num_nulls(amount, number, issued_on) in (0, 3)),
  check ((status in ('issued', 'reversed')) = (number is not null)),
  check ((status = 'reversed') = (reversal_number is not null)),
  check ((status = 'refused') = (refused_reason is not null)),
  check (number is null or url is not null or file_id is not null)
);
-- A merchant order has at most one fapiao that counts.
create unique index fapiao_that_counts on fapiao (merchant_order_id)
  where status in ('requested', 'issued');
create index fapiao_of_order on fapiao (order_id, id);
create index fapiao_of_shopper on fapiao (shopper_id, id);
create index fapiao_requested on fapiao (requested_at) where status = 'requested';
