-- Compatible: the former release does not know the column, and meets the refusal only for archived merchants.

-- A merchant without open orders, stock and unpaid money can be archived; its history stays.
alter table merchants add column archived_at timestamptz;

-- Nothing is added to the stock of an archived merchant. The share lock waits for an archiving in another transaction.
create function refuse_stock_of_archived_merchant() returns trigger language plpgsql as $$
declare
  archived timestamptz;
begin
  select archived_at into archived from merchants where id = new.merchant_id for share;
  if archived is not null then
    raise exception 'merchant % is archived', new.merchant_id
      using errcode = 'check_violation', constraint = 'variants_of_active_merchant';
  end if;
  return new;
end;
$$;
create trigger variants_of_active_merchant_inserted before insert on variants
  for each row when (new.quantity > 0) execute function refuse_stock_of_archived_merchant();
create trigger variants_of_active_merchant_raised before update of quantity on variants
  for each row when (new.quantity > old.quantity)
  execute function refuse_stock_of_archived_merchant();
