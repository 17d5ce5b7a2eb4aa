-- Compatible: only adds a table, and kinds of rows to the history that the former release does not write.

-- What was stored in this shop once, so that what operators have deleted since does not come back.
create table stored_reference_data (
  name text primary key
);

alter table catalogue_changes drop constraint catalogue_changes_target_type_check;
alter table catalogue_changes add constraint catalogue_changes_target_type_check
  check (target_type in ('product', 'variant', 'scheduled-price', 'brand', 'category', 'label',
    'size-system', 'size-chart', 'colour', 'attribute'));
