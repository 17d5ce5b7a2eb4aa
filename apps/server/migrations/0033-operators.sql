-- Operators of the shop, the keys of machines, and the record of what both did.

create table operators (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null,
  -- Staff of a merchant see only what belongs to their merchant.
  merchant_id bigint references merchants,
  status text not null default 'active' check (status in ('active', 'disabled')),
  password_hash text not null,
  -- Encrypted; null until the second factor is set up.
  totp_secret bytea,
  -- The time step of the last code, which is accepted once.
  totp_step bigint,
  created_at timestamptz not null,
  last_login_at timestamptz,
  version integer not null default 1,
  check ((role = 'merchant') = (merchant_id is not null))
);

create table operator_recovery_codes (
  operator_id bigint not null references operators on delete cascade,
  code_hash bytea not null,
  primary key (operator_id, code_hash)
);

-- A log-in between the password and the second factor.
create table operator_challenges (
  token_hash bytea primary key,
  operator_id bigint not null references operators on delete cascade,
  -- The second factor that is being set up, encrypted.
  totp_secret bytea,
  expires_at timestamptz not null
);
create index operator_challenges_by_end on operator_challenges (expires_at);

create table operator_sessions (
  id bigint generated always as identity primary key,
  key_hash bytea not null unique,
  operator_id bigint not null references operators on delete cascade,
  device text,
  ip text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_sessions_by_operator on operator_sessions (operator_id);

create table operator_invitations (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  -- Null: the address is chosen when the invitation is accepted.
  email text check (email = lower(email)),
  role text not null,
  merchant_id bigint references merchants,
  invited_by bigint references operators,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((role = 'merchant') = (merchant_id is not null))
);

create table api_keys (
  id bigint generated always as identity primary key,
  name text not null,
  -- The beginning of the key, by which people recognise it.
  prefix text not null,
  key_hash bytea not null unique,
  permissions text[] not null check (cardinality(permissions) > 0),
  merchant_id bigint references merchants,
  created_by bigint not null references operators,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);

create table audit_records (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_id bigint references operators,
  api_key_id bigint,
  -- The name of the operator or key at that time.
  actor text not null,
  ip text not null,
  request_id text not null,
  action text not null,
  target_type text not null,
  target_id text not null,
  before jsonb,
  after jsonb,
  reason text
);
create index audit_records_by_target on audit_records (target_type, target_id, id);
create index audit_records_by_operator on audit_records (operator_id, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit records are never changed';
end;
$$;
create trigger audit_records_are_kept before update or delete on audit_records
  for each row execute function refuse_audit_change();
create trigger audit_records_are_not_truncated before truncate on audit_records
  for each statement execute function refuse_audit_change();
