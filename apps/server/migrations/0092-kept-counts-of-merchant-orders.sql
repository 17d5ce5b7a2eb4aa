-- Compatible: the trigger counts what the release before writes too.

-- How many merchant orders are in each status, kept as the balances of merchants are: counts, and the changes that a
-- job has not added to them yet.
create table merchant_order_counts (
  merchant_id bigint not null,
  status text not null,
  count bigint not null,
  primary key (merchant_id, status)
);
create table merchant_order_count_changes (
  id bigint generated always as identity primary key,
  merchant_id bigint not null,
  status text not null,
  count bigint not null
);

create function change_merchant_order_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into merchant_order_count_changes (merchant_id, status, count)
    values (old.merchant_id, old.status, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into merchant_order_count_changes (merchant_id, status, count)
    values (new.merchant_id, new.status, 1);
  end if;
  return null;
end;
$$;
create trigger merchant_orders_change_counts after insert or delete on merchant_orders
  for each row execute function change_merchant_order_counts();
create trigger merchant_orders_change_status after update on merchant_orders
  for each row when (old.status is distinct from new.status or old.merchant_id is distinct from new.merchant_id)
  execute function change_merchant_order_counts();

insert into merchant_order_counts (merchant_id, status, count)
select merchant_id, status, count(*) from merchant_orders group by merchant_id, status;
