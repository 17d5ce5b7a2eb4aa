-- What each product sold a day in Beijing, from which the rankings are made. The job adds the orders behind
-- the cursor, so that no order is read twice.
create table product_sales (
  day text not null,
  product_id bigint not null references products (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (day, product_id)
);
create table product_sales_cursor (
  is_only boolean primary key default true check (is_only),
  last_order_id bigint not null
);
insert into product_sales_cursor (last_order_id) values (0);
-- The products whose sales may have to be reset.
create index products_sold on products (id) where sold_last_week > 0;
