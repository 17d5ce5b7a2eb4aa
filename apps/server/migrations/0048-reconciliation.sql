-- Compatible: the former release neither reads nor writes these tables.

-- The bills of payment providers, one for each day in Beijing.
create table provider_bills (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('wechat', 'alipay')),
  day date not null,
  status text not null default 'waiting' check (status in ('waiting', 'compared', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz,
  lines integer,
  payment_amount bigint,
  refund_amount bigint,
  compared_at timestamptz,
  unique (provider, day)
);
create index provider_bills_due on provider_bills (due_at) where due_at is not null;

-- What the bills say, to find money that the shop heard of after midnight in the bill of the day before.
create table provider_bill_lines (
  provider text not null,
  kind text not null check (kind in ('payment', 'refund')),
  number text not null,
  amount bigint not null,
  bill_id bigint not null references provider_bills on delete cascade,
  primary key (provider, kind, number)
);
create index provider_bill_lines_of_bill on provider_bill_lines (bill_id);

create table bill_differences (
  id bigint generated always as identity primary key,
  bill_id bigint not null references provider_bills on delete cascade,
  kind text not null check (kind in ('payment', 'refund')),
  number text not null,
  reason text not null check (reason in ('missing-here', 'missing-there', 'amount-differs')),
  amount_here bigint,
  amount_there bigint,
  status text not null default 'open' check (status in ('open', 'explained')),
  explanation text,
  explained_at timestamptz,
  version integer not null default 1,
  unique (bill_id, kind, number),
  check ((status = 'explained') = (explanation is not null))
);
create index bill_differences_open on bill_differences (id) where status = 'open';
