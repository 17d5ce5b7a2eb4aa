-- Compatible: only adds a column that may be empty.
-- The studio saves a few seconds after each change. Such saves replace each other for a while, so that the saves which
-- are kept go back for days rather than minutes. Null: an operator asked for the save.
alter table content_draft_saves add column automatic_since timestamptz;
