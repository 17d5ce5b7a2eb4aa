-- Compatible: only adds columns that may be empty; the changed functions leave out what has none of them set.

-- An item that shoppers have used is archived rather than deleted: nothing of it takes effect, and it is kept as a record.
alter table promotions add column archived_at timestamptz;
alter table reward_packages add column archived_at timestamptz;
alter table promo_codes add column archived_at timestamptz;
alter table lotteries add column archived_at timestamptz;
alter table reward_definitions add column archived_at timestamptz;
alter table activities add column archived_at timestamptz;
alter table task_groups add column archived_at timestamptz;
alter table tasks add column archived_at timestamptz;
alter table campaigns add column archived_at timestamptz;
alter table referral_programs add column archived_at timestamptz;
alter table spending_tiers add column archived_at timestamptz;
alter table questionnaires add column archived_at timestamptz;
alter table membership_tiers add column archived_at timestamptz;
alter table benefits add column archived_at timestamptz;
alter table banners add column archived_at timestamptz;

-- The prizes belong to their lottery, and go with it. A lottery with draws is never deleted.
alter table lottery_prizes drop constraint lottery_prizes_lottery_id_fkey;
alter table lottery_prizes add constraint lottery_prizes_lottery_id_fkey
  foreign key (lottery_id) references lotteries (id) on delete cascade;

-- The spending of an archived tier is free for another.
alter table membership_tiers drop constraint membership_tiers_from_amount_key;
create unique index membership_tiers_by_amount on membership_tiers (from_amount) where archived_at is null;

create or replace function earned_tier(of_shopper bigint, at_time timestamptz) returns text
language sql stable as $$
  select tier.code from membership_tiers tier
  where tier.archived_at is null and tier.from_amount <= greatest(0, (
    select coalesce(sum(spend.amount), 0) from shopper_spends spend
    where spend.shopper_id = of_shopper
      and spend.spent_at > at_time - make_interval(days => tier.window_days)))
  order by tier.from_amount desc limit 1
$$;

create or replace function held_benefits(of_shopper bigint, at_time timestamptz)
returns table (code text, kind text, terms jsonb)
language sql stable as $$
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
  order by benefit.code, held.rank desc
$$;
