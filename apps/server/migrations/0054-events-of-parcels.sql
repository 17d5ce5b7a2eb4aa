-- Compatible: the former release neither reads nor writes the new column, and shows the first parcel only.
-- Shoppers see each parcel of a merchant order with its own events.
alter table shipment_events add column shipment_id bigint references shipments (id);
create index shipment_events_of_shipment on shipment_events (shipment_id) where shipment_id is not null;

-- Merchant orders that were sent before parcels had rows were sent in one.
insert into shipments (merchant_order_id, carrier, tracking_number, shipped_at, delivered_at)
select id, carrier, tracking_number, coalesce(shipped_at, paid_at), delivered_at
from merchant_orders
where tracking_number is not null
  and not exists (select from shipments where shipments.merchant_order_id = merchant_orders.id)
on conflict do nothing;
insert into shipment_items (shipment_id, order_item_id, quantity)
select shipments.id, order_items.id, order_items.quantity
from shipments
join order_items on order_items.merchant_order_id = shipments.merchant_order_id
join merchant_orders on merchant_orders.id = shipments.merchant_order_id
where merchant_orders.carrier = shipments.carrier
  and not exists (select from shipment_items where shipment_items.shipment_id = shipments.id)
on conflict do nothing;

update shipment_events set shipment_id = shipments.id
from shipments
where shipment_events.code = 'shipped'
  and shipments.merchant_order_id = shipment_events.merchant_order_id
  and shipments.shipped_at = shipment_events.happened_at;
