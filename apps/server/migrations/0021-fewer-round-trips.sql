-- Functions for changes that wait under a lock for each of their statements. Every statement of a function
-- sees what was committed while the statement before it waited.

-- Locks variants in the order of their ids and returns their stock, with the quantity that other checkouts
-- reserved.
create function lock_variants(
  variant_ids bigint[], counted_at timestamptz, for_checkout bigint
) returns table (id bigint, quantity integer, is_online boolean, reserved integer)
language plpgsql as $$
begin
  perform from variants v where v.id = any (variant_ids) order by v.id for no key update;
  return query
    select v.id, v.quantity, p.is_online, coalesce((
      select sum(r.quantity)::integer from stock_reservations r
      where r.variant_id = v.id and r.expires_at > counted_at
        and r.checkout_order_id <> for_checkout), 0)
    from variants v join products p on p.id = v.product_id
    where v.id = any (variant_ids);
end $$;

-- Adds a quantity of a variant to a bag under the lock of the bag, at most once for a key. Returns why it
-- was not added, or null, and the quantity that the shopper can buy.
create function add_bag_item(
  target_bag uuid, wanted_variant bigint, wanted_quantity integer, added_now timestamptz,
  max_quantity integer, max_items integer, call_key text, call_hash bytea
) returns table (reason text, available integer)
language plpgsql as $$
declare
  call_scope constant text := 'bag:' || target_bag;
  known_hash bytea;
  variant variants;
  existing bag_items;
  new_quantity integer;
begin
  insert into bags (id, created_at, updated_at) values (target_bag, added_now, added_now)
    on conflict (id) do update set updated_at = excluded.updated_at;
  if call_key is not null then
    select k.request_hash into known_hash from idempotency_keys k
      where k.scope = call_scope and k.key = call_key;
    if found then
      return query select case when known_hash <> call_hash then 'idempotency-key-reused' end, 0;
      return;
    end if;
  end if;

  select v.* into variant from variants v join products p on p.id = v.product_id
    where v.id = wanted_variant and p.is_online;
  if not found then
    return query select 'variant-not-found', 0;
    return;
  end if;
  select i.* into existing from bag_items i
    where i.bag_id = target_bag and i.variant_id = wanted_variant;
  new_quantity := wanted_quantity + coalesce(existing.quantity, 0);
  select least(greatest(variant.quantity - coalesce(sum(r.quantity), 0), 0), max_quantity)::integer
    into available from stock_reservations r
    where r.variant_id = wanted_variant and r.bag_id <> target_bag and r.expires_at > added_now;
  reason := case
    when new_quantity > max_quantity then 'too-many-items'
    when available = 0 then 'sold-out'
    when new_quantity > available then 'not-enough-left'
    when existing.id is null
      and (select count(*) from bag_items i where i.bag_id = target_bag) >= max_items then 'bag-full'
  end;
  if reason is not null then
    return next;
    return;
  end if;

  if existing.id is null then
    insert into bag_items (bag_id, product_id, variant_id, merchant_id, size, size_scale, quantity,
        price_when_added, added_at)
      values (target_bag, variant.product_id, variant.id, variant.merchant_id, variant.size,
        variant.size_scale, new_quantity, variant.price_incl_taxes, added_now);
  else
    update bag_items i set quantity = new_quantity, size = variant.size,
        size_scale = variant.size_scale, price_when_added = variant.price_incl_taxes
      where i.id = existing.id;
  end if;
  if call_key is not null then
    insert into idempotency_keys (scope, key, request_hash, result, created_at)
      values (call_scope, call_key, call_hash, '{}', added_now);
  end if;
  return next;
end $$;

-- Begins a checkout: locks the bag, abandons the shopper's open checkout and releases its stock, and locks
-- the variants of the bag's items, or of some of them. Returns the abandoned checkouts.
create function begin_checkout(
  from_bag uuid, of_shopper bigint, only_items bigint[], begun_at timestamptz
) returns bigint[]
language plpgsql as $$
declare
  abandoned bigint[];
begin
  insert into bags (id, created_at, updated_at) values (from_bag, begun_at, begun_at)
    on conflict (id) do update set updated_at = excluded.updated_at;
  with closed as (
    update checkout_orders c set status = 'abandoned'
    where c.shopper_id = of_shopper and c.status = 'open' returning c.id
  )
  select coalesce(array_agg(closed.id), '{}') into abandoned from closed;
  if cardinality(abandoned) > 0 then
    delete from stock_reservations r where r.checkout_order_id = any (abandoned);
  end if;
  perform from variants v
    where v.id in (
      select i.variant_id from bag_items i
      where i.bag_id = from_bag and (only_items is null or i.id = any (only_items)))
    order by v.id for no key update;
  return abandoned;
end $$;
