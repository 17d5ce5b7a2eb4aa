-- Compatible: only adds a table.
-- What operators, files and changes in bulk changed in the catalogue: the fields that differ, before and after. The
-- audit records cut long values and cannot be found by product, so a change is put back from here.
create table catalogue_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_id bigint references operators,
  actor text not null,
  -- The job that made the change; its row is deleted after a while.
  job_id bigint references operator_jobs on delete set null,
  target_type text not null
    check (target_type in ('product', 'variant', 'scheduled-price', 'brand', 'category', 'label')),
  target_id text not null,
  -- The product of a variant or of a scheduled price, and the product itself.
  product_id bigint,
  -- Set: staff of this merchant see the change.
  merchant_id bigint,
  -- Null: it was added by this change, or removed by it.
  before jsonb,
  after jsonb,
  -- The change that this one puts back.
  undoes bigint references catalogue_changes
);
create index catalogue_changes_by_product on catalogue_changes (product_id, id);
create index catalogue_changes_by_target on catalogue_changes (target_type, target_id, id);
create index catalogue_changes_by_job on catalogue_changes (job_id, id);
create index catalogue_changes_by_undone on catalogue_changes (undoes) where undoes is not null;
