-- Compatible: the former release leaves the column out; until it is replaced, a log-out ends one of two linked sessions.

-- The session of the app and that of its pages have the same link, and a log-out ends both.
alter table sessions add column link uuid;
create index sessions_of_link on sessions (link) where link is not null;
