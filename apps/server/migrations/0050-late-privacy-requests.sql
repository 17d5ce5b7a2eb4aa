-- Compatible: the former release does not read the new column.
-- When the alarm of a request that is late was raised, so that it is raised once.
alter table privacy_requests add column late_reported_at timestamptz;
