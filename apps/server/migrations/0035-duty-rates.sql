-- What part of a price is import duty and value-added tax. Prices include both, so that a rate never changes a
-- total: it only says how the total is made up.
create table duty_rates (
  id bigint generated always as identity primary key,
  -- The rate of a category counts for all categories below it that have none of their own.
  category_id bigint not null references categories (id) on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  name jsonb not null,
  -- Thousandths: 80 is 8 %.
  duty integer not null check (duty between 0 and 1000),
  vat integer not null check (vat between 0 and 1000),
  source jsonb not null,
  valid_from date not null,
  unique (category_id, country, valid_from)
);
