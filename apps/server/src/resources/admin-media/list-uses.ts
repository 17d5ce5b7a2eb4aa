import type { MediaUse } from '@vitrine/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

const MAX_USES = 200;

/** The places that use a file by their names. A page is one place, however many of its versions use the file. */
export async function listUses(db: Kysely<Database>, key: string): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    with uses as (select place_type, place_id from media_uses where key = ${key})
    select distinct type, id, name from (
      select place_type as type, p.id::text as id, p.short_description->>'zh-CN' as name
        from uses join products p on place_type = 'product' and p.id::text = place_id
      union all
      select case r.space when 'blocks' then 'block' else 'page' end, r.code, coalesce(nullif(g.name, ''), nullif(r.title, ''), r.code)
        from uses join content_revisions r on place_type = 'page' and r.id::text = place_id
        join content_pages g on g.space = r.space and g.code = r.code
      union all
      select place_type, d.id::text, concat_ws(' · ', coalesce(nullif(g.name, ''), d.code), d.language)
        from uses join content_drafts d on place_type in ('draft', 'draft-save')
          and d.id::text = split_part(place_id, ' ', 1)
        join content_pages g on g.space = d.space and g.code = d.code
      union all
      select 'template', t.id::text, t.name->>'zh-CN'
        from uses join content_templates t on place_type = 'template' and t.id::text = place_id
      union all
      select 'category', c.id::text, c.name->>'zh-CN'
        from uses join categories c on place_type = 'category' and c.id::text = place_id
      union all
      select 'banner', b.id, coalesce(nullif(b.text->>'zh-CN', ''), b.id)
        from uses join banners b on place_type = 'banner' and b.id = place_id
      union all
      select 'reward-definition', w.id, w.name->>'zh-CN'
        from uses join reward_definitions w on place_type = 'reward-definition' and w.id = place_id
      union all
      select place_type, place_id, place_id from uses
        where place_type in ('shop-text', 'configuration', 'campaign', 'questionnaire', 'outfit')
    ) as places order by type, name, id limit ${MAX_USES}`.execute(db);
  return rows;
}

/** Places that no shopper sees. */
const HIDDEN_PLACES = ['draft', 'draft-save', 'template'];

/** Whether a file is used where shoppers may see it. */
export async function isShown(db: Kysely<Database>, key: string): Promise<boolean> {
  const use = await db
    .selectFrom('media_uses')
    .select('key')
    .where('key', '=', key)
    .where('place_type', 'not in', HIDDEN_PLACES)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}
