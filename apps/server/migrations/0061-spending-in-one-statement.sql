-- Compatible: the former release does not call the new functions.

-- Sets the tiers that members have earned with their spending, and remembers a higher one that they had.
create function update_tiers(of_shoppers bigint[], at_time timestamptz) returns setof bigint
language sql as $$
  update shoppers set tier = earned.code, tier_changed_at = at_time,
    former_tier = case when earned.from_amount < held.from_amount then held.code end
  from shoppers member
  join membership_tiers earned on earned.code = earned_tier(member.id, at_time)
  left join membership_tiers held on held.code = member.tier
  where shoppers.id = member.id and member.id = any (of_shoppers)
    and member.tier_joined_at is not null and member.tier is distinct from earned.code
  returning shoppers.id
$$;

-- Adds a purchase or a refund to the spending of a shopper, once for a reference, and updates their tier.
create function record_spend(
  of_shopper bigint, for_reference text, spent bigint, at_time timestamptz
) returns void
language plpgsql as $$
begin
  insert into shopper_spends (shopper_id, reference, amount, spent_at)
    values (of_shopper, for_reference, spent, at_time)
    on conflict (reference) do nothing;
  if exists (select from shoppers where id = of_shopper and tier_joined_at is not null) then
    perform update_tiers(array[of_shopper], at_time);
  end if;
end $$;
