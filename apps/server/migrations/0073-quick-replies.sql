-- Compatible: the former release neither reads nor writes the new table.

-- Answers that operators send often, in the language of the conversation.
create table quick_replies (
  id bigint generated always as identity primary key,
  title text not null,
  text jsonb not null,
  version integer not null default 1
);
