-- Compatible: the former release leaves the columns out, and all goods were sent from abroad for it.

-- Where a merchant sends its goods from. A shipping option can name another place (shipsFrom).
alter table merchants add column ships_from text not null default 'abroad'
  check (ships_from in ('domestic', 'bonded', 'abroad'));

-- Where the goods of an order were sent from when it was placed.
alter table merchant_orders add column ships_from text not null default 'abroad'
  check (ships_from in ('domestic', 'bonded', 'abroad'));
