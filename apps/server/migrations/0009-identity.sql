-- Who a shopper is, how they sign in, and what they have agreed to.

alter table shoppers
  add column name text,
  add column mobile text unique,
  add column email text unique,
  add column password_hash text,
  add column gender text check (gender in ('women', 'men')),
  add column birthday text check (birthday ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  add column role text not null default 'shopper' check (role in ('shopper', 'vip', 'staff')),
  add column tier text,
  add column tier_joined_at timestamptz,
  add column erased_at timestamptz;

-- The accounts of other houses by which a shopper is known: the messaging app's and the mini-programs'.
create table shopper_identities (
  provider text not null check (provider in ('messaging-oa', 'minip', 'ttmp', 'alimp')),
  subject text not null,
  union_id text,
  shopper_id bigint not null references shoppers (id) on delete cascade,
  nickname text,
  avatar_url text,
  created_at timestamptz not null default now(),
  primary key (provider, subject),
  unique (shopper_id, provider)
);
create index shopper_identities_by_union on shopper_identities (union_id) where union_id is not null;

-- Security codes on their way. Neither a code nor the address that asked for it is kept readable.
create table security_codes (
  id bigint generated always as identity primary key,
  mobile text not null,
  address_hash bytea not null,
  code_hash bytea not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index security_codes_of_mobile on security_codes (mobile, created_at desc);
create index security_codes_of_address on security_codes (address_hash, created_at desc);

-- Passwords that were wrong, by account (whether or not it exists) and by address.
create table failed_logins (
  id bigint generated always as identity primary key,
  account_hash bytea not null,
  address_hash bytea not null,
  failed_at timestamptz not null
);
create index failed_logins_of_account on failed_logins (account_hash, failed_at desc);
create index failed_logins_of_address on failed_logins (address_hash, failed_at desc);

-- Tokens that were exchanged already: each opens one session.
create table spent_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

create table shopper_preferences (
  shopper_id bigint not null references shoppers (id) on delete cascade,
  code text not null,
  is_on boolean not null,
  decided_at timestamptz not null,
  primary key (shopper_id, code)
);

create table shopper_benefits (
  shopper_id bigint not null references shoppers (id) on delete cascade,
  code text not null,
  expires_at timestamptz,
  primary key (shopper_id, code)
);

-- What counts towards a tier. An order counts once, whatever happens twice.
create table shopper_spends (
  reference text primary key,
  shopper_id bigint not null references shoppers (id) on delete cascade,
  amount bigint not null,
  spent_at timestamptz not null
);
create index shopper_spends_of_shopper on shopper_spends (shopper_id, spent_at);

create table marketing_subscriptions (
  id bigint generated always as identity primary key,
  shopper_id bigint references shoppers (id) on delete cascade,
  channel text not null check (channel in ('email', 'sms', 'messaging')),
  destination text not null,
  topic text not null,
  is_on boolean not null,
  changed_at timestamptz not null,
  unique (channel, destination, topic)
);
create index marketing_subscriptions_of_shopper on marketing_subscriptions (shopper_id);

-- What the sandbox would have sent.
create table sandbox_messages (
  id bigint generated always as identity primary key,
  recipient text not null,
  body text not null,
  code text,
  sent_at timestamptz not null
);
create index sandbox_messages_of_recipient on sandbox_messages (recipient, id desc);
