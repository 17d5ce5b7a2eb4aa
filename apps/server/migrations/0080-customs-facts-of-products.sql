-- Compatible: the former release neither reads nor writes the columns.

-- What customs ask about a product. A category gives them to its products that have none themselves.
alter table products add column hs_code text;
alter table products add column origin_country text;
alter table products add column net_weight integer check (net_weight > 0);
alter table categories add column hs_code text;
alter table categories add column origin_country text;
alter table categories add column net_weight integer check (net_weight > 0);
