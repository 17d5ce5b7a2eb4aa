-- Finds how long a shopper has recently reserved a size without buying it.
create index checkout_orders_of_shopper on checkout_orders (shopper_id, created_at);
