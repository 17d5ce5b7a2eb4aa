-- Compatible: the former release treats an operator without a password like one with a wrong password.

-- Operators who log in at the provider of their company.
alter table operators
  alter column password_hash drop not null,
  -- The issuer and the person there, who may change the e-mail.
  add column sign_on_subject text unique,
  -- The role follows the groups of the provider, and ends with them.
  add column is_role_from_groups boolean not null default false;

-- A log-in that is pending at the provider, with its encrypted state, nonce and code verifier.
create table operator_sign_ons (
  token_hash bytea primary key,
  secrets bytea not null,
  expires_at timestamptz not null
);
create index operator_sign_ons_by_end on operator_sign_ons (expires_at);
