-- Compatible: the former release neither reads nor writes the new tables.

-- What tracking events of each hour amount to, kept after the events are deleted. A session is counted in the hour
-- of its first event of a value on a day in China, so that the hours of a day add up to the sessions of the day.
create table analytics_hours (
  hour timestamptz not null,
  dimension text not null,
  value text not null,
  count integer not null default 0,
  orders integer not null default 0,
  revenue bigint not null default 0,
  primary key (hour, dimension, value)
);

-- The days in China that have been counted.
create table analytics_days (
  day date primary key,
  counted_at timestamptz not null
);
