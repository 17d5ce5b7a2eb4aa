-- Compatible: the former release neither reads nor writes the new columns, and their defaults are what it means.

-- Which version of which draft was published. Null: published by files, from a revision, or before this migration.
alter table content_revisions add column draft_id bigint;
alter table content_revisions add column draft_version integer;
create index content_revisions_by_draft on content_revisions (draft_id, draft_version) where draft_id is not null;

-- A preview of an older version of its draft.
alter table content_previews add column save_version integer;
