-- Compatible: the former release neither reads nor writes these tables, and writes only channels that stay allowed.

-- Messages that a shopper accepted in a mini-program. Each accepted prompt allows one message of a template.
create table message_permissions (
  shopper_id bigint not null references shoppers on delete cascade,
  channel text not null check (channel in ('minip', 'ttmp', 'alimp')),
  -- The vendor's id of the template, so that a new template has to be accepted again.
  template_code text not null,
  remaining integer not null default 0 check (remaining >= 0),
  -- When the shopper last refused; the shop does not ask for a while.
  refused_at timestamptz,
  changed_at timestamptz not null,
  primary key (shopper_id, channel, template_code)
);

-- Permissions that a message has taken, so that an attempt that is repeated takes no second one.
create table used_message_permissions (
  message_key text not null,
  channel text not null,
  shopper_id bigint not null references shoppers on delete cascade,
  template_code text not null,
  used_at timestamptz not null,
  primary key (message_key, channel)
);
create index used_message_permissions_by_shopper on used_message_permissions (shopper_id);
create index used_message_permissions_by_time on used_message_permissions (used_at);

-- What the sandbox of a vendor knows of its users.
create table sandbox_accepted_messages (
  channel text not null,
  recipient text not null,
  template_code text not null,
  remaining integer not null check (remaining >= 0),
  primary key (channel, recipient, template_code)
);

alter table shopper_messages
  drop constraint shopper_messages_channel_check,
  add constraint shopper_messages_channel_check
    check (channel in ('sms', 'messaging', 'email', 'minip', 'ttmp', 'alimp'));
alter table sandbox_messages
  drop constraint sandbox_messages_channel_check,
  add constraint sandbox_messages_channel_check
    check (channel in ('sms', 'messaging', 'email', 'minip', 'ttmp', 'alimp'));
