-- Compatible: the former release neither reads nor writes the new column.
-- The operator who answers a conversation, so that two do not answer the same one.
alter table conversations add column operator_id bigint references operators (id);
-- Operators answer the longest waiting first.
create index conversations_by_state on conversations (state, changed_at, id);
