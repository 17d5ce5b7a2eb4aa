-- Compatible: the functions keep their names and results.

-- PostgreSQL plans the statements of a trigger's function at its first call in a connection, mostly for one changed
-- row. A join of the rows before and after a change then compares each row with every other one: a change of
-- 2,826 variants took five seconds. Sets of rows are compared in one pass, whatever the number.

create or replace function notify_stock_and_prices() returns trigger as $$
declare
  product_ids bigint[];
begin
  if exists (
    select id, product_id, merchant_id, size, size_scale, position, currency from variants_before
    except
    select id, product_id, merchant_id, size, size_scale, position, currency from variants_after
  ) then
    perform pg_notify('catalogue', '');
    return null;
  end if;
  select array_agg(distinct changed.product_id) into product_ids
  from (
    select id, product_id, price_incl_taxes, price_without_promotion, least(quantity, 2) from variants_after
    except
    select id, product_id, price_incl_taxes, price_without_promotion, least(quantity, 2) from variants_before
  ) changed;
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
$$ language plpgsql;

create or replace function record_variant_events() returns trigger as $$
begin
  perform record_catalogue_events('stock.changed', array_agg(changed.id))
  from (
    select id, quantity from variants_after except select id, quantity from variants_before
  ) changed;
  perform record_catalogue_events('product.changed', array_agg(distinct changed.product_id))
  from (
    select id, product_id, price_incl_taxes, price_without_promotion from variants_after
    except
    select id, product_id, price_incl_taxes, price_without_promotion from variants_before
  ) changed;
  return null;
end
$$ language plpgsql;

create or replace function record_awaited_changes() returns trigger as $$
begin
  insert into awaited_changes (variant_id)
  select changed.id
  from (
    select id, max(product_id) as product_id
    from (
      select id, null::bigint as product_id, quantity as old_quantity, price_incl_taxes as old_price,
        null::integer as new_quantity, null::bigint as new_price
      from variants_before
      union all
      select id, product_id, null, null, quantity, price_incl_taxes from variants_after
    ) states
    group by id
    having (max(old_quantity) = 0 and max(new_quantity) > 0) or max(new_price) < max(old_price)
  ) changed
  where exists (
    select from product_alerts alert
    where alert.product_id = changed.product_id and alert.status = 'waiting'
      and coalesce(alert.variant_id, changed.id) = changed.id);
  return null;
end
$$ language plpgsql;
