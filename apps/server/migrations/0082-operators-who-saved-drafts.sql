-- Compatible: the former release does not know the column and compares names.

-- Who saved a draft last: two operators may have the same name, and a name may change.
alter table content_drafts
  add column saved_by_id bigint references operators on delete set null;
