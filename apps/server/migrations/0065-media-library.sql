-- Compatible: the former release writes none of the new tables itself; triggers keep them true while it runs.

-- The images and videos that operators uploaded. A key names the content, so that a file is stored once.
create table media_files (
  id bigint generated always as identity primary key,
  key text not null unique
    check (key ~ '^(u-[1-9][0-9]{0,4}x[1-9][0-9]{0,4}-[0-9a-f]{32}|v-[0-9a-f]{32})$'),
  kind text not null check (kind in ('image', 'video')),
  name text not null,
  alt jsonb,
  -- The part that has to stay visible when the image is cropped, in thousandths of its width and height.
  focal_x integer check (focal_x between 0 and 1000),
  focal_y integer check (focal_y between 0 and 1000),
  width integer not null,
  height integer not null,
  duration_ms integer,
  -- Null: it was uploaded for a product before there was a library.
  bytes integer,
  uploaded_by text not null default '',
  uploaded_at timestamptz not null,
  -- The row is written before the file and removed after it, so that no file is forgotten.
  state text not null check (state in ('uploading', 'stored', 'deleting')),
  unused_since timestamptz,
  version integer not null default 1,
  check ((focal_x is null) = (focal_y is null))
);
create index media_files_unused on media_files (unused_since) where unused_since is not null;
create index media_files_unfinished on media_files (state) where state <> 'stored';

-- Where files are used. Triggers read the keys out of the rows, whatever writes them.
create table media_uses (
  key text not null,
  place_type text not null,
  place_id text not null,
  primary key (key, place_type, place_id)
);
create index media_uses_by_place on media_uses (place_type, place_id);

-- Arguments: the type of the place, and the columns of its id.
create function record_media_uses() returns trigger language plpgsql as $$
declare
  former jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  written jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
begin
  if former is not null then
    delete from media_uses where place_type = tg_argv[0]
      and place_id = concat_ws(' ', former ->> tg_argv[1], former ->> tg_argv[2]);
  end if;
  if written is not null then
    insert into media_uses (key, place_type, place_id)
    select distinct parts[1], tg_argv[0], concat_ws(' ', written ->> tg_argv[1], written ->> tg_argv[2])
    from regexp_matches(written::text,
      '(u-[1-9][0-9]{0,4}x[1-9][0-9]{0,4}-[0-9a-f]{32}|v-[0-9a-f]{32})', 'g') as matched (parts)
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger media_used after insert or update or delete on content_revisions
  for each row execute function record_media_uses('page', 'id');
create trigger media_used after insert or update or delete on content_drafts
  for each row execute function record_media_uses('draft', 'id');
create trigger media_used after insert or update or delete on content_draft_saves
  for each row execute function record_media_uses('draft-save', 'draft_id', 'version');
create trigger media_used after insert or update or delete on flat_contents
  for each row execute function record_media_uses('shop-text', 'code', 'language');
create trigger media_used after insert or update or delete on app_configurations
  for each row execute function record_media_uses('configuration', 'app', 'environment');
create trigger media_used after insert or update or delete on banners
  for each row execute function record_media_uses('banner', 'id');
create trigger media_used after insert or update or delete on categories
  for each row execute function record_media_uses('category', 'id');
create trigger media_used after insert or update or delete on campaigns
  for each row execute function record_media_uses('campaign', 'id');
create trigger media_used after insert or update or delete on reward_definitions
  for each row execute function record_media_uses('reward-definition', 'id');
create trigger media_used after insert or update or delete on questionnaires
  for each row execute function record_media_uses('questionnaire', 'id');
create trigger media_used after insert or update or delete on day_outfits
  for each row execute function record_media_uses('outfit', 'id');

-- An image that once was of a product is kept for good: it can be put back, and orders show it.
create function record_media_of_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from media_uses
      where key = old.key and place_type = 'product' and place_id = old.product_id::text;
  else
    insert into media_files (key, kind, name, width, height, uploaded_at, state)
    select new.key, 'image', new.key, (parts[1])::integer, (parts[2])::integer, new.added_at, 'stored'
    from regexp_matches(new.key, '^u-([1-9][0-9]{0,4})x([1-9][0-9]{0,4})-[0-9a-f]{32}$') as matched (parts)
    on conflict do nothing;
    insert into media_uses (key, place_type, place_id)
    values (new.key, 'product', new.product_id::text) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger media_added after insert on product_images
  for each row when (new.key like 'u-%') execute function record_media_of_product();
create trigger media_removed after delete on product_images
  for each row when (old.key like 'u-%') execute function record_media_of_product();

-- What is there already.
insert into media_files (key, kind, name, width, height, uploaded_at, state)
select distinct on (key) key, 'image', key, (parts[1])::integer, (parts[2])::integer, added_at, 'stored'
from product_images, regexp_matches(key, '^u-([1-9][0-9]{0,4})x([1-9][0-9]{0,4})-[0-9a-f]{32}$') as matched (parts)
order by key, added_at;
insert into media_uses (key, place_type, place_id)
select key, 'product', product_id::text from product_images where key like 'u-%';
insert into media_uses (key, place_type, place_id)
select distinct parts[1], place_type, place_id
from (
  select 'page' as place_type, id::text as place_id, entries::text as written from content_revisions
  union all select 'draft', id::text, entries::text from content_drafts
  union all select 'draft-save', concat_ws(' ', draft_id, version), entries::text from content_draft_saves
  union all select 'shop-text', concat_ws(' ', code, language), value::text from flat_contents
  union all select 'configuration', concat_ws(' ', app, environment), configuration::text from app_configurations
  union all select 'banner', id, image_key from banners
  union all select 'category', id::text, image_key from categories
  union all select 'reward-definition', id, image_key from reward_definitions
  union all select 'outfit', id, image_keys::text from day_outfits
) as places,
regexp_matches(written,
  '(u-[1-9][0-9]{0,4}x[1-9][0-9]{0,4}-[0-9a-f]{32}|v-[0-9a-f]{32})', 'g') as matched (parts);
