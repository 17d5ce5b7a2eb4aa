-- Compatible: only an index is added.

-- The list of refunds, the newest first.
create index refunds_by_time on refunds (requested_at desc, id desc);
