-- Renames tables, columns and indexes to the words that the code uses. No value changes.
alter table stock_holds rename to stock_reservations;
alter index stock_holds_pkey rename to stock_reservations_pkey;
alter index stock_holds_variant rename to stock_reservations_variant;
alter table stock_reservations
  rename constraint stock_holds_checkout_order_id_fkey to stock_reservations_checkout_order_id_fkey;
alter table stock_reservations
  rename constraint stock_holds_variant_id_fkey to stock_reservations_variant_id_fkey;
alter table stock_reservations
  rename constraint stock_holds_quantity_check to stock_reservations_quantity_check;

-- The provider that the sandbox plays: WeChat Pay, Alipay or Douyin Pay.
alter table sandbox_payments rename column house to provider;
alter table sandbox_payments
  rename constraint sandbox_payments_house_check to sandbox_payments_provider_check;
alter table sandbox_notifications rename column house to provider;
alter table sandbox_notifications
  rename constraint sandbox_notifications_house_check to sandbox_notifications_provider_check;

-- One row for each step of a shipment.
alter table parcel_events rename to shipment_events;
alter index parcel_events_pkey rename to shipment_events_pkey;
alter sequence parcel_events_id_seq rename to shipment_events_id_seq;
alter table shipment_events
  rename constraint parcel_events_merchant_order_id_fkey to shipment_events_merchant_order_id_fkey;
alter index parcel_events_of_parcel rename to shipment_events_of_merchant_order;
alter index order_items_of_parcel rename to order_items_of_merchant_order;
alter index order_returns_of_parcel rename to order_returns_of_merchant_order;

-- When the shopper confirmed that the shipment arrived, or the shop did so for them after some days.
alter table merchant_orders rename column signed_at to delivery_confirmed_at;
alter index merchant_orders_unsigned rename to merchant_orders_unconfirmed;

-- The reward of the shopper who invited the friend.
alter table referral_programs rename column own_reward_id to referrer_reward_id;

-- The trigger refuses to change or delete a draw.
alter function keep_draws() rename to reject_lottery_draw_changes;
alter trigger draws_stay on lottery_draws rename to lottery_draws_are_immutable;
