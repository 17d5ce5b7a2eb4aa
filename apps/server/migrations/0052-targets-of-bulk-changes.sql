-- Compatible: only adds a table.
-- The products or variants that a change in bulk was started for, in their order. They are chosen once, so that
-- the change itself does not alter what it is for.
create table operator_job_targets (
  job_id bigint not null references operator_jobs on delete cascade,
  line integer not null,
  target_id bigint not null,
  primary key (job_id, line)
);
