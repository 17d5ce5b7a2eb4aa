-- Compatible: the former release ignores the new column.
-- Operators edit the menus, which are a part of the flat content of the shop.
alter table flat_contents add column version integer not null default 1;
