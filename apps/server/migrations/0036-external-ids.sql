-- Compatible: products and variants that the former release adds get their ids from the triggers.
-- The ids by which the systems of a merchant know products and variants. Imports find rows by them.

create sequence product_ids start 500000000;
create sequence variant_ids start 5000000000;

alter table products add column external_id text;
alter table variants add column sku text;
update products set external_id = 'p' || id;
update variants set sku = 'v' || id;

create function name_product() returns trigger language plpgsql as $$
begin
  new.id := coalesce(new.id, nextval('product_ids'));
  new.external_id := coalesce(new.external_id, 'p' || new.id);
  return new;
end
$$;
create trigger products_have_external_ids before insert on products
  for each row execute function name_product();

create function name_variant() returns trigger language plpgsql as $$
begin
  new.id := coalesce(new.id, nextval('variant_ids'));
  new.sku := coalesce(new.sku, 'v' || new.id);
  return new;
end
$$;
create trigger variants_have_skus before insert on variants
  for each row execute function name_variant();

alter table products
  alter column external_id set not null,
  add constraint products_by_external_id unique (external_id),
  add constraint products_external_id_length check (length(external_id) between 1 and 64);
alter table variants
  alter column sku set not null,
  add constraint variants_by_sku unique (merchant_id, sku),
  add constraint variants_sku_length check (length(sku) between 1 and 64);
