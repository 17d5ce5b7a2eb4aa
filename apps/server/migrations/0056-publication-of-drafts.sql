-- Compatible: the former release neither reads nor writes the new columns, and what is withdrawn has no published_at.

-- Who published a revision and why, and when it was withdrawn. A withdrawn revision can be published again.
alter table content_revisions add column author text not null default '';
alter table content_revisions add column note text not null default '';
alter table content_revisions add column withdrawn_at timestamptz;
