-- Limits that outlive an account, and codes that belong to the browser that asked for them.

-- Keyed hashes of the mobiles and partner ids of erased accounts. A returning person's limits are counted
-- with those of the first account until `kept_until`.
create table erased_identities (
  identity_hash bytea primary key,
  limit_account_id bigint not null references shoppers (id) on delete cascade,
  kept_until timestamptz not null
);
create index erased_identities_by_end on erased_identities (kept_until);

-- The first account of a person who came back; null for everybody else.
alter table shoppers add column limit_account_id bigint references shoppers (id) on delete set null;
create index shoppers_of_limit_account on shoppers (limit_account_id) where limit_account_id is not null;

-- The number itself is not stored any more, so that erasing an account does not have to delete counted codes.
alter table security_codes
  alter column mobile drop not null,
  add column mobile_hash bytea,
  add column challenge_hash bytea,
  add column session_id bigint,
  add column device_hash bytea;
create index security_codes_of_mobile_hash on security_codes (mobile_hash, created_at desc);
create unique index security_codes_of_challenge on security_codes (challenge_hash);
