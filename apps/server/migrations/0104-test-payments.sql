-- Compatible: the former release neither reads nor writes these columns, and offers no payment of this channel.

-- Who may pay without money, to try out the shop.
alter table shoppers add column is_tester boolean not null default false;
-- An order that was paid without money. No sum of sales counts it.
alter table orders add column is_test boolean not null default false;

alter table payments drop constraint payments_channel_check;
alter table payments add constraint payments_channel_check check (channel in (
  'messaging-oa', 'minip', 'ttmp', 'alimp', 'wechat-native', 'wechat-h5', 'wechat-app',
  'alipay-page', 'alipay-wap', 'alipay-app', 'test'));
alter table sandbox_payments drop constraint sandbox_payments_provider_check;
alter table sandbox_payments add constraint sandbox_payments_provider_check
  check (provider in ('wechat', 'alipay', 'douyin', 'test'));
alter table sandbox_notifications drop constraint sandbox_notifications_provider_check;
alter table sandbox_notifications add constraint sandbox_notifications_provider_check
  check (provider in ('wechat', 'alipay', 'douyin', 'test'));
