-- Shoppers also pay on the plain web and in the app, and by instalments. A repeated request to a provider must
-- say the same as the first one, so a payment remembers the language in which it describes the order.
alter table payments drop constraint payments_channel_check;
alter table payments add constraint payments_channel_check check (channel in (
  'messaging-oa', 'minip', 'ttmp', 'alimp', 'wechat-native', 'wechat-h5', 'wechat-app',
  'alipay-page', 'alipay-wap', 'alipay-app'));
alter table payments add column instalments smallint check (instalments in (3, 6, 12));
alter table payments add column language text not null default 'zh-CN';
alter table sandbox_payments add column channel text not null default 'messaging-oa';
alter table sandbox_payments add column instalments smallint;
