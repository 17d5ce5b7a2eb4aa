-- Compatible: the former release neither reads nor writes the table.

-- Failed attempts to log in as an operator, apart from those of shoppers. A row is one counter: of an account at a
-- network, of a known device, of a network, or of a session. Its key is a keyed hash, so it names no person.
create table operator_attempts (
  key_hash bytea primary key,
  failures integer not null check (failures > 0),
  last_at timestamptz not null,
  -- Whether an attempt was refused since the last failure: only the first refusal is recorded.
  is_refused boolean not null default false
);
create index operator_attempts_by_time on operator_attempts (last_at);
