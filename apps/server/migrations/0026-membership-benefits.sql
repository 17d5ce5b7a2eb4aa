-- Tiers and their benefits are data, so that a shop changes what it promises without a release.

create table membership_tiers (
  code text primary key,
  name jsonb not null,
  -- The spending that the tier requires, in minor units, and the days for which a purchase counts.
  from_amount bigint not null unique check (from_amount >= 0),
  window_days integer not null default 365 check (window_days > 0)
);

create table benefits (
  code text primary key,
  -- What keeps the promise: amounts, access windows, a job, the account page, or only words.
  kind text not null
    check (kind in ('free-shipping', 'early-access', 'birthday-gift', 'stylist', 'note')),
  name jsonb not null,
  -- May name terms, such as {hours}.
  description jsonb not null
);

create table tier_benefits (
  tier_code text not null references membership_tiers (code) on delete cascade,
  benefit_code text not null references benefits (code) on delete cascade,
  -- The value at this tier: {"types": ["express"]}, {"hours": 24}, {"rewardId": "…"}, {"name": {…}, …}.
  terms jsonb not null default '{}',
  position integer not null default 0,
  primary key (tier_code, benefit_code)
);

insert into membership_tiers (code, name, from_amount) values
  ('member', '{"zh-CN": "会员", "en-US": "Member"}', 0),
  ('gold', '{"zh-CN": "金卡会员", "en-US": "Gold"}', 3000000),
  ('platinum', '{"zh-CN": "铂金会员", "en-US": "Platinum"}', 15000000);

insert into benefits (code, kind, name, description) values
  ('welcome', 'note', '{"zh-CN": "新客礼遇", "en-US": "Welcome"}',
    '{"zh-CN": "首次购物的一份心意", "en-US": "A small thank-you on your first order"}'),
  ('birthday-gift', 'birthday-gift', '{"zh-CN": "生日礼遇", "en-US": "Birthday gift"}',
    '{"zh-CN": "生日当月的一份礼物", "en-US": "A present in the month of your birthday"}'),
  ('early-access', 'early-access', '{"zh-CN": "新品先享", "en-US": "Early access"}',
    '{"zh-CN": "新季系列提前 {hours} 小时选购", "en-US": "New collections {hours} hours before everyone else"}'),
  ('free-express', 'free-shipping', '{"zh-CN": "免费特快", "en-US": "Free express"}',
    '{"zh-CN": "特快配送不收运费", "en-US": "Express delivery at no charge"}'),
  ('private-sale', 'early-access', '{"zh-CN": "私享特卖", "en-US": "Private sale"}',
    '{"zh-CN": "提前 {hours} 小时受邀入场", "en-US": "By invitation, {hours} hours before it opens"}'),
  ('personal-stylist', 'stylist', '{"zh-CN": "专属搭配师", "en-US": "Personal stylist"}',
    '{"zh-CN": "一位熟悉您的搭配师", "en-US": "A stylist who knows your wardrobe"}');

-- A birthday gift and a stylist need a reward and a person of the shop before they can be promised.
insert into tier_benefits (tier_code, benefit_code, terms, position) values
  ('gold', 'early-access', '{"hours": 24}', 1),
  ('gold', 'free-express', '{"types": ["express"]}', 2),
  ('platinum', 'private-sale', '{"hours": 72}', 1);

-- Why a shopper's tier is lower than it was.
alter table shoppers
  add column former_tier text,
  add column tier_changed_at timestamptz;
create index shoppers_of_tier on shoppers (tier, id) where tier is not null;
create index shoppers_by_birthday on shoppers (substr(birthday, 6, 2), id)
  where tier is not null and birthday is not null;

-- The tier that a shopper's spending earns at a time. Refunds cannot make it negative.
create function earned_tier(of_shopper bigint, at_time timestamptz) returns text
language sql stable as $$
  select tier.code from membership_tiers tier
  where tier.from_amount <= greatest(0, (
    select coalesce(sum(spend.amount), 0) from shopper_spends spend
    where spend.shopper_id = of_shopper
      and spend.spent_at > at_time - make_interval(days => tier.window_days)))
  order by tier.from_amount desc limit 1
$$;

-- The benefits of a shopper with their terms: of the tier, of the tiers below it, and personal ones. Where
-- several tiers give the same benefit, the highest decides its terms.
create function held_benefits(of_shopper bigint, at_time timestamptz)
returns table (code text, kind text, terms jsonb)
language sql stable as $$
  select distinct on (benefit.code) benefit.code, benefit.kind, held.terms
  from (
    select given.benefit_code, given.terms, tier.from_amount as rank
    from shoppers
    join membership_tiers own on own.code = shoppers.tier
    join membership_tiers tier on tier.from_amount <= own.from_amount
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
  join benefits benefit on benefit.code = held.benefit_code
  order by benefit.code, held.rank desc
$$;

-- The shipping types that cost the owner of a bag nothing.
create function free_shipping_of_bag(of_bag uuid, at_time timestamptz) returns text[]
language sql stable as $$
  select coalesce(array_agg(distinct type.value), '{}')
  from shoppers
  cross join held_benefits(shoppers.id, at_time) held
  cross join jsonb_array_elements_text(held.terms -> 'types') type
  where shoppers.bag_id = of_bag and held.kind = 'free-shipping'
$$;

-- Products, or all products of a sale, that open to everyone at a time and earlier to holders of a benefit.
create table access_windows (
  id bigint generated always as identity primary key,
  product_id bigint references products (id) on delete cascade,
  sale_id bigint references sales (id) on delete cascade,
  benefit_code text not null references benefits (code),
  opens_at timestamptz not null,
  check ((product_id is null) <> (sale_id is null))
);
create index access_windows_of_product on access_windows (product_id);
create index access_windows_of_sale on access_windows (sale_id);
create index sale_products_of_product on sale_products (product_id);
create trigger access_windows_changed after insert or update or delete on access_windows
  for each statement execute function notify_catalogue();

-- When a product opens to the owner of a bag; null when it is open.
create function opens_at_for_bag(wanted_product bigint, of_bag uuid, at_time timestamptz)
returns timestamptz
language sql stable as $$
  select max(opening.opens_at) from access_windows opening
  where opening.opens_at > at_time
    and (opening.product_id = wanted_product or opening.sale_id in (
      select sale_id from sale_products where product_id = wanted_product))
    and not exists (
      select from shoppers
      cross join held_benefits(shoppers.id, at_time) held
      where shoppers.bag_id = of_bag and held.code = opening.benefit_code
        and at_time >= opening.opens_at - make_interval(hours => (held.terms ->> 'hours')::integer))
$$;

-- A promise that was shown at the beginning of a checkout is kept until its end.
alter table checkout_orders add column free_shipping text[] not null default '{}';

alter table rewards drop constraint rewards_source_check;
alter table rewards add constraint rewards_source_check
  check (source in ('lottery', 'task', 'activity', 'boost', 'referral', 'spending', 'membership'));

-- As before, but a product that is not open to the shopper cannot be added.
create or replace function add_bag_item(
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
  if opens_at_for_bag(variant.product_id, target_bag, added_now) is not null then
    return query select 'not-open-yet', 0;
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
