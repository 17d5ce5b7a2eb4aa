-- The mini-programs of Douyin and of Alipay pay through houses of their own.
alter table payments drop constraint payments_channel_check;
alter table payments add constraint payments_channel_check
  check (channel in ('messaging-oa', 'minip', 'ttmp', 'alimp'));
