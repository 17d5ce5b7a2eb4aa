-- Conversations of shoppers and guests with the shop. Texts and pictures are encrypted.

create table conversations (
  id uuid primary key default gen_random_uuid(),
  -- The bag of the shopper or guest, who has it before a log-in.
  bag_id uuid not null,
  topic text not null check (topic in ('service', 'stylist')),
  state text not null default 'open' check (state in ('open', 'waiting', 'answered', 'closed')),
  -- The language that the shop answers in.
  language text not null,
  -- The position of the last message, and of the last one that the shopper has read.
  last_position integer not null default 0,
  read_position integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index conversations_of_bag on conversations (bag_id, changed_at desc);
create index conversations_waiting on conversations (changed_at) where state = 'waiting';
create index conversations_age on conversations (changed_at);

create table conversation_images (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  encrypted_photo bytea not null,
  encrypted_thumbnail bytea not null,
  width integer not null,
  height integer not null,
  key_id text not null,
  created_at timestamptz not null
);
create index conversation_images_of_conversation on conversation_images (conversation_id);

create table conversation_messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  position integer not null,
  sender text not null check (sender in ('shopper', 'shop')),
  author text not null default '',
  encrypted_text bytea,
  key_id text,
  card_kind text check (card_kind in ('product', 'order', 'return')),
  card_id bigint,
  image_id uuid unique references conversation_images (id),
  sent_at timestamptz not null,
  unique (conversation_id, position),
  check ((encrypted_text is null) = (key_id is null)),
  check ((card_kind is null) = (card_id is null)),
  check (encrypted_text is not null or card_kind is not null or image_id is not null)
);

-- Tells every process that a conversation has a new message or another state.
create function notify_conversation() returns trigger language plpgsql as $$
begin
  perform pg_notify('conversations', new.id::text);
  return null;
end
$$;
create trigger conversations_changed after update of state, last_position on conversations
  for each row execute function notify_conversation();
