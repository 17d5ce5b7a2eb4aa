-- Compatible: the functions keep their names, arguments and results.

-- PostgreSQL plans the statements of a function in SQL again at every call, and keeps the plans of a function in
-- PL/pgSQL for the connection. Where an argument is an array, it keeps a plan only with plan_cache_mode.

create or replace function earned_tier(of_shopper bigint, at_time timestamptz) returns text
language plpgsql stable as $$
begin
  return (
    select tier.code from membership_tiers tier
    where tier.archived_at is null and tier.from_amount <= greatest(0, (
      select coalesce(sum(spend.amount), 0) from shopper_spends spend
      where spend.shopper_id = of_shopper
        and spend.spent_at > at_time - make_interval(days => tier.window_days)))
    order by tier.from_amount desc limit 1
  );
end $$;

create or replace function update_tiers(of_shoppers bigint[], at_time timestamptz) returns setof bigint
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  return query
    update shoppers set tier = earned.code, tier_changed_at = at_time,
      former_tier = case when earned.from_amount < held.from_amount then held.code end
    from shoppers member
    join membership_tiers earned on earned.code = earned_tier(member.id, at_time)
    left join membership_tiers held on held.code = member.tier
    where shoppers.id = member.id and member.id = any (of_shoppers)
      and member.tier_joined_at is not null and member.tier is distinct from earned.code
    returning shoppers.id;
end $$;

create or replace function held_benefits(of_shopper bigint, at_time timestamptz)
returns table (code text, kind text, terms jsonb)
language plpgsql stable rows 10 as $$
begin
  return query
    select distinct on (benefit.code) benefit.code, benefit.kind, held.terms
    from (
      select given.benefit_code, given.terms, tier.from_amount as rank
      from shoppers
      join membership_tiers own on own.code = shoppers.tier
      join membership_tiers tier on tier.from_amount <= own.from_amount and tier.archived_at is null
      join tier_benefits given on given.tier_code = tier.code
      where shoppers.id = of_shopper
      union all
      select personal.code, coalesce((
        select given.terms from tier_benefits given
        join membership_tiers tier on tier.code = given.tier_code
        where given.benefit_code = personal.code order by tier.from_amount limit 1), '{}'), -1
      from shopper_benefits personal
      where personal.shopper_id = of_shopper
        and (personal.expires_at is null or personal.expires_at > at_time)
    ) held
    join benefits benefit on benefit.code = held.benefit_code and benefit.archived_at is null
    order by benefit.code, held.rank desc;
end $$;

create or replace function free_shipping_of_bag(of_bag uuid, at_time timestamptz) returns text[]
language plpgsql stable as $$
begin
  return (
    select coalesce(array_agg(distinct type.value), '{}')
    from shoppers
    cross join held_benefits(shoppers.id, at_time) held
    cross join jsonb_array_elements_text(held.terms -> 'types') type
    where shoppers.bag_id = of_bag and held.kind = 'free-shipping'
  );
end $$;

-- When a product opens to the owner of a bag; null when it is open.
create or replace function opens_at_for_bag(wanted_product bigint, of_bag uuid, at_time timestamptz)
returns timestamptz
language plpgsql stable as $$
begin
  return (
    select max(opening.opens_at) from access_windows opening
    where opening.opens_at > at_time
      and (opening.product_id = wanted_product or opening.sale_id in (
        select sale_id from sale_products where product_id = wanted_product))
      and not exists (
        select from shoppers
        cross join held_benefits(shoppers.id, at_time) held
        where shoppers.bag_id = of_bag and held.code = opening.benefit_code
          and at_time >= opening.opens_at - make_interval(hours => (held.terms ->> 'hours')::integer))
  );
end $$;

alter function lock_variants(bigint[], timestamptz, bigint) set plan_cache_mode = force_generic_plan;
alter function begin_checkout(uuid, bigint, bigint[], timestamptz) set plan_cache_mode = force_generic_plan;
