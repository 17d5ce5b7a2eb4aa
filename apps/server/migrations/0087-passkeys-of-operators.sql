-- Compatible: the former release neither reads nor writes the tables, and opens sessions without the new time.

-- Passkeys with which operators log in.
create table operator_passkeys (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete cascade,
  -- The id that the authenticator chose, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the authenticator has signed; zero where it does not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index operator_passkeys_by_operator on operator_passkeys (operator_id);

-- What an authenticator has to sign next, by the hash of the log-in or session that asked for it.
create table operator_passkey_challenges (
  bound_to bytea primary key,
  challenge text not null,
  -- Set: only a passkey of this operator is accepted.
  operator_id bigint references operators on delete cascade,
  expires_at timestamptz not null
);
create index operator_passkey_challenges_by_end on operator_passkey_challenges (expires_at);

-- When the operator last proved who they are, by the log-in or again in the session.
alter table operator_sessions add column confirmed_at timestamptz;
