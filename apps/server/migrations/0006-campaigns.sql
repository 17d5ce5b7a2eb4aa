create table lotteries (
  id text primary key,
  name jsonb not null,
  description jsonb not null,
  terms jsonb not null default '[]',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Draws that every shopper has each day in Beijing, beside those that are earned.
  free_per_day integer not null default 0 check (free_per_day between 0 and 20),
  check (ends_at > starts_at)
);

-- What taking part may bring.
create table reward_definitions (
  id text primary key,
  kind text not null check (kind in ('coupon', 'tickets', 'gift')),
  name jsonb not null,
  description jsonb not null,
  image_key text,
  package_id text references reward_packages (id),
  lottery_id text references lotteries (id),
  tickets integer check (tickets between 1 and 100),
  check ((kind = 'coupon') = (package_id is not null)),
  check ((kind = 'tickets') = (lottery_id is not null and tickets is not null))
);

-- What a shopper has received. The source key makes each of them happen once.
create table rewards (
  id uuid primary key default gen_random_uuid(),
  shopper_id bigint not null references shoppers (id) on delete cascade,
  definition_id text not null references reward_definitions (id),
  source text not null
    check (source in ('lottery', 'task', 'activity', 'boost', 'referral', 'spending')),
  source_key text not null,
  status text not null check (status in ('claimable', 'granted', 'to-ship', 'shipped')),
  received_at timestamptz not null,
  unique (shopper_id, source_key)
);
alter table coupons add column reward_id uuid references rewards (id) on delete cascade;
create index coupons_of_reward on coupons (reward_id) where reward_id is not null;

create table reward_orders (
  id uuid primary key default gen_random_uuid(),
  reward_id uuid not null unique references rewards (id) on delete cascade,
  shopper_id bigint not null references shoppers (id) on delete cascade,
  -- Null: with the next order.
  address_id bigint,
  ordered_at timestamptz not null
);
create index reward_orders_of_shopper on reward_orders (shopper_id, ordered_at);

-- Odds count in a million draws. A prize without stock never runs out.
create table lottery_prizes (
  id text primary key,
  lottery_id text not null references lotteries (id),
  reward_id text not null references reward_definitions (id),
  odds integer not null check (odds between 0 and 1000000),
  stock bigint check (stock >= 0),
  position integer not null,
  unique (lottery_id, position)
);

create table lottery_tickets (
  id bigint generated always as identity primary key,
  lottery_id text not null references lotteries (id),
  shopper_id bigint not null references shoppers (id) on delete cascade,
  source_key text not null,
  earned_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz,
  unique (lottery_id, shopper_id, source_key)
);
create index lottery_tickets_unused on lottery_tickets (lottery_id, shopper_id) where used_at is null;

-- Everything it takes to draw again and get the same: the seed, what it rolled, the odds of that moment.
create table lottery_draws (
  id uuid primary key default gen_random_uuid(),
  lottery_id text not null references lotteries (id),
  shopper_id bigint,
  ticket_id bigint not null unique,
  seed bytea not null,
  roll integer not null check (roll between 0 and 999999),
  rules jsonb not null,
  prize_rolled text,
  prize_given text,
  stock_before bigint,
  stock_after bigint,
  drawn_at timestamptz not null
);
create index lottery_draws_of_lottery on lottery_draws (lottery_id, drawn_at);

create function keep_draws() returns trigger language plpgsql as $$
begin
  raise exception 'a draw stays as it was';
end
$$;
create trigger draws_stay before update or delete on lottery_draws
  for each statement execute function keep_draws();

create table campaigns (
  id text primary key,
  name jsonb not null,
  description jsonb not null,
  path text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  boosts_needed integer not null default 1 check (boosts_needed > 0),
  -- How often a shopper may help others a day.
  boosts_per_day integer not null default 3 check (boosts_per_day > 0),
  boost_reward_id text references reward_definitions (id),
  check (ends_at > starts_at)
);

create table campaign_enrolments (
  campaign_id text not null references campaigns (id),
  shopper_id bigint not null references shoppers (id) on delete cascade,
  enrolled_at timestamptz not null,
  primary key (campaign_id, shopper_id)
);

-- Small things a shopper does: clocking in, sending a page on, having friends help, reading a page.
create table activities (
  id text primary key,
  kind text not null check (kind in ('clock-in', 'sharing', 'boost', 'page-view')),
  name jsonb not null,
  path text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  goal integer not null default 1 check (goal > 0),
  -- How long a page must have been read.
  min_seconds integer not null default 0,
  boosts_per_day integer not null default 3 check (boosts_per_day > 0),
  -- For each time, and for reaching the goal.
  reward_id text references reward_definitions (id),
  goal_reward_id text references reward_definitions (id),
  check (ends_at > starts_at)
);

-- `key` is the day, or the friend who helped: what is to count once.
create table activity_entries (
  activity_id text not null references activities (id),
  shopper_id bigint not null references shoppers (id) on delete cascade,
  key text not null,
  day text not null,
  done_at timestamptz not null,
  primary key (activity_id, shopper_id, key)
);

create table shares (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('campaign', 'activity')),
  subject_id text not null,
  shopper_id bigint not null references shoppers (id) on delete cascade,
  created_at timestamptz not null,
  unique (kind, subject_id, shopper_id)
);

create table boosts (
  share_id uuid not null references shares (id) on delete cascade,
  shopper_id bigint not null references shoppers (id) on delete cascade,
  boosted_at timestamptz not null,
  primary key (share_id, shopper_id)
);

create table referral_programs (
  id text primary key,
  path text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  friend_reward_id text references reward_definitions (id),
  own_reward_id text references reward_definitions (id),
  rewards_on text not null default 'joining' check (rewards_on in ('joining', 'first-order')),
  max_rewards integer check (max_rewards > 0),
  check (ends_at > starts_at)
);

create table referral_tokens (
  token text primary key,
  program_id text not null references referral_programs (id),
  shopper_id bigint not null references shoppers (id) on delete cascade,
  created_at timestamptz not null,
  unique (program_id, shopper_id)
);

create table referrals (
  id uuid primary key default gen_random_uuid(),
  program_id text not null references referral_programs (id),
  referrer_id bigint not null references shoppers (id) on delete cascade,
  friend_id bigint not null unique references shoppers (id) on delete cascade,
  joined_at timestamptz not null,
  rewarded_at timestamptz
);
create index referrals_of_shopper on referrals (referrer_id, joined_at);

create table questionnaires (
  id text primary key,
  title jsonb not null,
  introduction jsonb not null,
  questions jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz
);

-- The respondent is a shopper's id, or the bag of a guest.
create table questionnaire_answers (
  questionnaire_id text not null references questionnaires (id),
  respondent text not null,
  answers jsonb not null,
  collected_at timestamptz not null,
  primary key (questionnaire_id, respondent)
);

create table task_groups (
  id text primary key,
  name jsonb not null,
  renews text not null check (renews in ('daily', 'weekly', 'never')),
  clock_in_id text references activities (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  position integer not null default 0
);

create table tasks (
  id text primary key,
  group_id text not null references task_groups (id),
  kind text not null
    check (kind in ('clock-in', 'sharing', 'boost', 'page-view', 'order', 'questionnaire')),
  name jsonb not null,
  description jsonb not null,
  path text,
  activity_id text references activities (id),
  questionnaire_id text references questionnaires (id),
  goal integer not null check (goal > 0),
  reward_id text references reward_definitions (id),
  position integer not null default 0
);

-- What a year's orders earn, by their sum.
create table spending_tiers (
  id text primary key,
  amount bigint not null check (amount > 0),
  reward_id text not null references reward_definitions (id)
);

create table day_outfits (
  id text primary key,
  day text not null,
  gender text not null check (gender in ('women', 'men', 'kids')),
  title jsonb not null,
  description jsonb not null,
  image_keys jsonb not null,
  product_ids jsonb not null
);
create index day_outfits_latest on day_outfits (gender, day desc);

create table outfit_lists (
  id uuid primary key default gen_random_uuid(),
  bag_id uuid not null,
  gender text not null,
  how_many integer not null,
  outfit_ids jsonb not null,
  disliked_ids jsonb not null default '[]',
  created_at timestamptz not null
);
create index outfit_lists_age on outfit_lists (created_at);
