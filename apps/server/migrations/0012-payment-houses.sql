-- Which house the sandbox stands in for.
alter table sandbox_payments add column house text not null default 'wechat'
  check (house in ('wechat', 'alipay', 'douyin'));
alter table sandbox_notifications add column house text not null default 'wechat'
  check (house in ('wechat', 'alipay', 'douyin'));
