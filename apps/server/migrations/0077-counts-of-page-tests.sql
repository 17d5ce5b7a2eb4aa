-- Compatible: the former release neither reads nor writes the new column and table.

-- What running tests of the page of an event showed to its visitor: {"12": "b"}. The server writes it when it accepts
-- the event; null: the page is not tested.
alter table tracking_events add column tests jsonb;

-- How many sessions saw an arm for the first time on a day in Beijing, and how many of them reached the goal. The counts
-- stay when the events are deleted.
create table content_test_days (
  test_id bigint not null references content_tests on delete cascade,
  day date not null,
  arm text not null check (arm in ('a', 'b')),
  sessions integer not null,
  conversions integer not null,
  primary key (test_id, day, arm)
);

-- When the sessions of a test were counted last.
alter table content_tests add column counted_at timestamptz;
