-- Compatible: the former release adds up the amounts, which contain goodwill and delivery, and writes none of the new columns.

-- An amount can go back for an item without units of it.
alter table order_refund_items drop constraint order_refund_items_quantity_check;
alter table order_refund_items add constraint order_refund_items_quantity_check check (quantity >= 0);
-- The part of the amount that is goodwill: it goes back beyond what was chosen of the item.
alter table order_refund_items
  add column goodwill_amount bigint not null default 0,
  add constraint order_refund_items_goodwill_check
    check (goodwill_amount >= 0 and goodwill_amount <= amount);

-- What an inspection keeps back of the amount of an item, and why. The shopper reads both.
alter table order_return_items
  add column deduction_amount bigint not null default 0,
  add column deduction_reason text,
  add column deduction_note text not null default '',
  add constraint order_return_items_deduction_check
    check (deduction_amount >= 0 and deduction_amount <= amount);
-- The delivery that a return refunds; its refund amount contains it.
alter table order_returns
  add column shipping_amount bigint not null default 0 check (shipping_amount >= 0);
