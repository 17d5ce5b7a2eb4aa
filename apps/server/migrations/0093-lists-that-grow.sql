-- Compatible: only indexes are changed.

-- Support finds a shopper by an e-mail that was not verified, too.
create index shoppers_by_email on shoppers (email) where email is not null;

-- Sales of a day are added up from the index alone.
create index orders_paid_by_time on orders (placed_at) include (grand_total, currency);
drop index orders_by_time;

-- What waits for merchants is counted from the index alone.
create index merchant_orders_open on merchant_orders (status, paid_at) include (merchant_id, accepted_at)
  where status in ('paid', 'accepted', 'packed');
drop index merchant_orders_waiting;
create index merchant_orders_open_of_merchant on merchant_orders (merchant_id, status, paid_at) include (accepted_at)
  where status in ('paid', 'accepted', 'packed');
-- What waits and was not reported yet, in the order in which it is reported.
create index merchant_orders_to_report on merchant_orders (id)
  where overdue_reported_at is null and status in ('paid', 'accepted', 'packed');
