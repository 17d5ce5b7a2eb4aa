-- Compatible: the former release does not know the table.

-- Photos with which shoppers show what is wrong, re-encoded and encrypted. They are uploaded before the return
-- is requested, so that a lost connection loses at most one of them.
create table return_request_photos (
  id uuid primary key,
  shopper_id bigint not null references shoppers (id),
  -- Null until the return is requested.
  return_id bigint references order_returns (id),
  -- Its place among the photos of its return.
  position integer not null default 0,
  encrypted_photo bytea not null,
  encrypted_thumbnail bytea not null,
  width integer not null,
  height integer not null,
  key_id text not null,
  created_at timestamptz not null
);
create index return_request_photos_of_return on return_request_photos (return_id);
create index return_request_photos_of_shopper on return_request_photos (shopper_id, created_at);
create index return_request_photos_by_key on return_request_photos (key_id);
create index return_request_photos_age on return_request_photos (created_at);
