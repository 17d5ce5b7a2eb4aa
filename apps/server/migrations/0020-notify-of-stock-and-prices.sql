-- A change of stock or price names its products, so that no process has to read the whole catalogue again.
-- Only what changes a list is sent: a price, or a size that is sold out, the last one, or more again. An
-- order of one of many sends nothing, because every notification locks the commits of the whole server.

drop trigger variants_changed on variants;
create trigger variants_added_or_removed after insert or delete on variants
  for each statement execute function notify_catalogue();

create function notify_stock_and_prices() returns trigger language plpgsql as $$
declare
  product_ids bigint[];
begin
  if exists (
    select from variants_before before left join variants_after after using (id)
    where (after.product_id, after.merchant_id, after.size, after.size_scale, after.position, after.currency)
      is distinct from (before.product_id, before.merchant_id, before.size, before.size_scale, before.position, before.currency)
  ) then
    perform pg_notify('catalogue', '');
    return null;
  end if;
  select array_agg(distinct after.product_id) into product_ids
  from variants_before before join variants_after after using (id)
  where after.price_incl_taxes <> before.price_incl_taxes
    or after.price_without_promotion <> before.price_without_promotion
    or least(after.quantity, 2) <> least(before.quantity, 2);
  if cardinality(product_ids) > 10000 then
    perform pg_notify('catalogue', '');
  elsif product_ids is not null then
    -- A payload has at most 8000 bytes.
    perform pg_notify('catalogue', 'products ' || string_agg(id::text, ','))
    from unnest(product_ids) with ordinality as changed (id, place)
    group by (place - 1) / 300;
  end if;
  return null;
end
$$;

create trigger variants_changed after update on variants
  referencing old table as variants_before new table as variants_after
  for each statement execute function notify_stock_and_prices();
