-- Compatible: only adds tables.
-- Bulk work of operators, which any process does in the background, a batch at a time.

create table operator_jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  input jsonb not null,
  state text not null default 'queued'
    check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- Set: only what belongs to this merchant is read and changed.
  merchant_id bigint references merchants,
  -- Null: the command line.
  operator_id bigint references operators,
  actor text not null,
  -- Rows that were handled, rows there are, rows that changed something, and rows with an error.
  done_rows integer not null default 0,
  total_rows integer,
  changed_rows integer not null default 0,
  error_rows integer not null default 0,
  -- Where the next batch begins. It commits together with the batch before, so that no batch is repeated or lost.
  position jsonb not null default '{}',
  -- Why the whole job failed, in both languages.
  failure jsonb,
  -- The process that works on it, until when no other process takes it over, and its starts since the last batch.
  runner uuid,
  leased_until timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create index operator_jobs_open on operator_jobs (id) where state in ('queued', 'running');
create index operator_jobs_by_merchant on operator_jobs (merchant_id, id);

-- The rows of a job's file that were left out.
create table operator_job_errors (
  id bigint generated always as identity primary key,
  job_id bigint not null references operator_jobs on delete cascade,
  line integer not null,
  column_name text,
  value text,
  message jsonb not null
);
create index operator_job_errors_by_job on operator_job_errors (job_id, id);
