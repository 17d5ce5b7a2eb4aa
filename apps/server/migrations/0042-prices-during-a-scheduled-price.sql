-- Compatible: only a variant whose scheduled price is in effect is written differently.
-- Who changes a price while a scheduled one is in effect changes the price to which the variant returns. So an
-- import or a correction never ends a sale, and the sale never undoes them.
create function keep_scheduled_price() returns trigger language plpgsql as $$
begin
  if new.price_incl_taxes <> old.price_incl_taxes then
    new.base_price := new.price_incl_taxes;
    new.price_incl_taxes := old.price_incl_taxes;
  end if;
  new.base_price := least(new.base_price, new.price_without_promotion);
  new.price_incl_taxes := least(new.price_incl_taxes, new.price_without_promotion);
  return new;
end
$$;
create trigger variants_keep_scheduled_price before update on variants
  for each row when (old.base_price is not null and new.base_price is not distinct from old.base_price)
  execute function keep_scheduled_price();
