-- Compatible: the former release leaves the columns out; until it is replaced it shows a duty rate and a role after their end.

-- The last day on which a duty rate counts. Without one it counts until the next rate of its category and country.
alter table duty_rates
  add column valid_to date,
  add column version integer not null default 1,
  add constraint duty_rates_valid_to_check check (valid_to >= valid_from);

alter table access_windows add column version integer not null default 1;

-- Why an operator gave a benefit to one shopper, and when.
alter table shopper_benefits
  add column reason text,
  add column given_at timestamptz;

-- Why a shopper has a role, and until when; null is without an end.
alter table shoppers
  add column role_reason text,
  add column role_until timestamptz;
