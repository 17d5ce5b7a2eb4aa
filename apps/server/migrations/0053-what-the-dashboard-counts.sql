-- Compatible: only indexes are added.

-- Sales of a day, of the whole shop and of a merchant.
create index orders_by_time on orders (placed_at);
create index merchant_orders_by_time on merchant_orders (merchant_id, paid_at);
-- What waits for operators or failed.
create index refunds_open on refunds (status) where status <> 'done';
create index personal_ids_checking on personal_ids (created_at) where clearance_status = 'checking';
-- Numbers that operators search for.
create index variants_of_sku on variants (lower(sku));
create index variants_of_external_id on variants (external_id) where external_id is not null;
