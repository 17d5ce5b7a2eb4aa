import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { DEMO_TOKEN_KEY } from '../../src/providers/settings.ts';
import { storePreview } from '../../src/resources/contents/preview-rows.ts';

let count = 0;

/** Stores a preview of a new draft by an operator of the content team, and returns its token. */
export async function createPreview(db: Kysely<Database>): Promise<string> {
  const name = `preview-${++count}`;
  const now = Date.now();
  const operator = await db
    .insertInto('operators')
    .values({ email: `${name}@example.cn`, name, role: 'content', created_at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const page = { space: 'storefront', code: name };
  await db.insertInto('content_pages').values(page).execute();
  const draft = await db
    .insertInto('content_drafts')
    .values({
      ...page,
      language: 'zh-CN',
      shape_version: 1,
      entries: '[]',
      saved_by: name,
      saved_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const claims = {
    ...{ gender: null, benefits: [], country: 'CN', platform: 'web' as const },
    ...{ visitor: 'new' as const, arm: null, isLoggedIn: false, at: null },
  };
  const identity = {
    ...{
      operatorId: operator.id,
      apiKeyId: null,
      sessionId: null,
      isConfirmed: false,
      name,
      merchantId: null,
    },
    permissions: [],
  };
  const stored = { draftId: draft.id, saveVersion: null, claims, operator: identity };
  const { token } = await db
    .transaction()
    .execute((trx) => storePreview(trx, stored, { now, hours: 1, key: DEMO_TOKEN_KEY }));
  return token;
}
