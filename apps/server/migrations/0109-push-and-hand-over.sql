-- Compatible: the former release neither reads nor writes the new tables, and writes only channels that stay allowed.

-- The devices on which the app shows messages.
create table push_devices (
  id uuid primary key,
  shopper_id bigint not null references shoppers on delete cascade,
  -- Log-out, a block and the end of a session end the pushes to its device.
  session_id bigint not null references sessions on delete cascade,
  vendor text not null check (vendor in
    ('apns', 'fcm', 'huawei', 'harmony', 'xiaomi', 'oppo', 'vivo', 'honor', 'sandbox')),
  -- Encrypted.
  token bytea not null,
  -- A keyed hash of vendor and token, by which a token belongs to one shopper.
  token_hash bytea not null unique,
  key_id text not null,
  app_version text not null,
  language text not null check (language in ('zh-CN', 'en-US')),
  system text not null,
  registered_at timestamptz not null
);
create index push_devices_of_shopper on push_devices (shopper_id);
create index push_devices_of_session on push_devices (session_id);
create index push_devices_by_time on push_devices (registered_at);
create index push_devices_by_key on push_devices (key_id);

-- Tokens with which the app opens a session for its pages, each once.
create table hand_over_tokens (
  token_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index hand_over_tokens_of_session on hand_over_tokens (session_id);
create index hand_over_tokens_by_end on hand_over_tokens (expires_at);

alter table shopper_messages
  drop constraint shopper_messages_channel_check,
  add constraint shopper_messages_channel_check
    check (channel in ('sms', 'messaging', 'email', 'push', 'minip', 'ttmp', 'alimp'));
alter table sandbox_messages
  drop constraint sandbox_messages_channel_check,
  add constraint sandbox_messages_channel_check
    check (channel in ('sms', 'messaging', 'email', 'push', 'minip', 'ttmp', 'alimp'));
alter table marketing_subscriptions
  drop constraint marketing_subscriptions_channel_check,
  add constraint marketing_subscriptions_channel_check
    check (channel in ('email', 'sms', 'messaging', 'push'));
