-- Compatible: the release before places orders as it did; a job computes their tokens.

-- Keyed hashes of parts of the recipient's name and mobile, by which operators find an order. Those without a key are to
-- be computed by a job, as are those of a former key.
create table order_search_tokens (
  order_id bigint primary key references orders (id) on delete cascade,
  key_id text,
  tokens bigint[] not null default '{}'
);
create index order_search_tokens_by_key on order_search_tokens (key_id);
create index order_search_tokens_by_token on order_search_tokens using gin (tokens);

-- A changed address, also that of an erased shopper, is no longer found by what it was.
create function forget_order_search_tokens() returns trigger language plpgsql as $$
begin
  insert into order_search_tokens (order_id) values (new.id) on conflict (order_id) do nothing;
  if tg_op = 'UPDATE' then
    update order_search_tokens set key_id = null, tokens = '{}' where order_id = new.id;
  end if;
  return null;
end;
$$;
create trigger orders_have_search_tokens after insert on orders
  for each row execute function forget_order_search_tokens();
create trigger orders_change_search_tokens after update of shipping_address on orders
  for each row when (old.shipping_address is distinct from new.shipping_address)
  execute function forget_order_search_tokens();

insert into order_search_tokens (order_id) select id from orders;

-- The number that shoppers read: the day in Beijing followed by the id.
create function to_order_number(id bigint, placed_at timestamptz) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return to_char(placed_at at time zone interval '8 hours', 'YYYYMMDD') || id;
end;
$$;

-- Every four characters of a number that follow each other.
create function list_number_parts(number text) returns text[]
language plpgsql immutable strict parallel safe as $$
begin
  return coalesce((select array_agg(distinct substr(number, place, 4))
    from generate_series(1, length(number) - 3) as place), '{}');
end;
$$;

-- Parts of an order number that end within its day are those of every order of the day, so they are not indexed.
create index orders_by_number_part on orders
  using gin (list_number_parts(substr(to_order_number(id, placed_at), 6)));
create index shipments_by_number_part on shipments using gin (list_number_parts(tracking_number));
