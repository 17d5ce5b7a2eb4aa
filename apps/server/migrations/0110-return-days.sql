-- Compatible: the former release does not read the column, and the database fills it.

-- For how many days after delivery an order can be returned, as the shop promised when it was placed.
alter table merchant_orders add column return_days smallint not null default 14;

-- The days that the settings of the shop say, within what they may say.
create function shop_return_days() returns smallint language plpgsql stable as $$
declare
  days numeric := (
    select (configuration ->> 'returnDays')::numeric from app_configurations
    where app = 'storefront' and environment = 'production'
      and jsonb_typeof(configuration -> 'returnDays') = 'number');
begin
  return case when days is null then 14 else least(greatest(days, 7), 90) end;
end $$;
alter table merchant_orders alter column return_days set default shop_return_days();
