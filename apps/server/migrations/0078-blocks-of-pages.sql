-- Compatible: the former release has no pages in the space of blocks, and leaves out the entries that stand for one.

-- Blocks are pages of a space of their own: drafts with versions, reviews and published revisions. A page holds an
-- entry that stands for a block, and delivery puts the modules of the block in its place. Blocks are not nested.
alter table content_drafts add constraint content_drafts_no_nested_blocks
  check (space <> 'blocks' or not entries @> '[{"code": "linkedBlock"}]');
alter table content_drafts add constraint content_drafts_block_length
  check (space <> 'blocks' or jsonb_array_length(entries) <= 40);
alter table content_revisions add constraint content_revisions_no_nested_blocks
  check (space <> 'blocks' or not entries @> '[{"code": "linkedBlock"}]');

-- Caches distinguish platforms and new visitors only for pages that vary by them.
alter table content_drafts add constraint content_drafts_blocks_for_all
  check (space <> 'blocks' or num_nulls(platform, visitor, arm) = 3);
alter table content_revisions add constraint content_revisions_blocks_for_all
  check (space <> 'blocks' or num_nulls(platform, visitor, arm) = 3);

-- Where blocks are used. Triggers read it out of the rows, whatever writes them.
create table content_block_uses (
  block text not null,
  place_type text not null check (place_type in ('draft', 'revision', 'template')),
  place_id bigint not null,
  primary key (block, place_type, place_id)
);
create index content_block_uses_by_place on content_block_uses (place_type, place_id);

-- Arguments: the type of the place, and the path of its entries.
create function record_block_uses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from content_block_uses where place_type = tg_argv[0] and place_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into content_block_uses (block, place_type, place_id)
    select distinct code #>> '{}', tg_argv[0], new.id
    from jsonb_path_query(to_jsonb(new), tg_argv[1]::jsonpath) as used (code)
    where jsonb_typeof(code) = 'string'
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger block_used after insert or update or delete on content_drafts for each row
  execute function record_block_uses('draft', '$.entries[*] ? (@.code == "linkedBlock").fields.block');
create trigger block_used after insert or update or delete on content_revisions for each row
  execute function record_block_uses('revision', '$.entries[*] ? (@.code == "linkedBlock").fields.block');
create trigger block_used after insert or update or delete on content_templates for each row
  execute function record_block_uses('template', '$.contents.*.entries[*] ? (@.code == "linkedBlock").fields.block');
