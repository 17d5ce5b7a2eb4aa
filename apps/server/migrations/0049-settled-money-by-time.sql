-- Compatible: only indexes are added.

-- The money of a day, which is compared with the bill of the provider.
create index payments_by_payment_time on payments (paid_at) where paid_at is not null;
create index refunds_by_settlement on refunds (done_at) where done_at is not null;
