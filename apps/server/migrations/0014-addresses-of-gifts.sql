-- Where a gift is asked for stays as it was, whatever becomes of the address book.
alter table reward_orders add column shipping_address jsonb;
update reward_orders
set shipping_address = jsonb_build_object(
  'id', address.id::text,
  'name', address.name,
  'mobileCountry', address.mobile_country,
  'mobile', address.mobile,
  'countryCode', address.country_code,
  'stateId', address.state_id::text,
  'stateCode', state.code,
  'stateName', state.name,
  'city', address.city,
  'district', address.district,
  'addressLine', address.address_line,
  'zipCode', address.zip_code
)
from addresses address
join country_states state on state.id = address.state_id
where address.id = reward_orders.address_id;
-- One whose address is gone already travels with the next order, as one without an address does.
alter table reward_orders drop column address_id;
