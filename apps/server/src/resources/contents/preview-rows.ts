import { randomBytes } from 'node:crypto';
import type { ContentPreview, PreviewClaims } from '@vitrine/contract';
import { hasPermission, type OperatorRole } from '@vitrine/contract/admin';
import type { Kysely, Transaction } from 'kysely';
import type { Database, StoredEntry } from '../../database/schema.ts';
import type { SharedKeys } from '../../encryption/shared-keys.ts';
import type { OperatorIdentity } from '../../http/operator-access.ts';
import type { RevisionTarget } from './choose-revision.ts';
import { createPreviewToken, readPreviewToken } from './preview-token.ts';

/** Tells the id of a preview from the name of an environment, which a token may also carry. */
const PREFIX = 'preview-';
const ID_BYTES = 11;
const MINUTE_MS = 60_000;
/** Who may make a link; it works only as long as they may. */
const PERMISSION = 'content:write';

export const isPreviewId = (environment: string): boolean => environment.startsWith(PREFIX);

/** What links from before this could be chosen do not name. */
const CLAIMS_OF_OLDER_LINKS = { visitor: 'new', arm: null } as const;

/** A valid preview with its draft. */
export interface FoundPreview {
  readonly shown: ContentPreview;
  readonly draft: {
    readonly id: string;
    readonly language: string;
    readonly version: number;
    readonly entries: StoredEntry[];
  } & RevisionTarget;
}

/** Stores a preview of a draft and returns its token. Previews that have ended are deleted. */
export async function storePreview(
  trx: Transaction<Database>,
  {
    draftId,
    saveVersion,
    claims,
    operator,
  }: {
    draftId: string;
    /** Null: the draft as it is when the link is opened. */
    saveVersion: number | null;
    claims: PreviewClaims;
    operator: OperatorIdentity;
  },
  { now, hours, key }: { now: number; hours: number; key: string },
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const minutes = Math.floor(now / MINUTE_MS) + hours * 60;
  const expiresAt = new Date(minutes * MINUTE_MS);
  const id = PREFIX + randomBytes(ID_BYTES).toString('hex');
  await trx.deleteFrom('content_previews').where('expires_at', '<=', new Date(now)).execute();
  await trx
    .insertInto('content_previews')
    .values({
      id,
      draft_id: draftId,
      save_version: saveVersion,
      claims: JSON.stringify(claims),
      operator_id: operator.operatorId,
      api_key_id: operator.apiKeyId,
      created_at: new Date(now),
      expires_at: expiresAt,
    })
    .execute();
  return { id, token: createPreviewToken(id, expiresAt.getTime(), key), expiresAt };
}

const findRow = (db: Kysely<Database>, id: string, now: Date) =>
  db
    .selectFrom('content_previews as preview')
    .innerJoin('content_drafts as draft', 'draft.id', 'preview.draft_id')
    .leftJoin('api_keys as key', (join) =>
      join.onRef('key.id', '=', 'preview.api_key_id').on('key.expires_at', '>', now),
    )
    .leftJoin('content_draft_saves as save', (join) =>
      join
        .onRef('save.draft_id', '=', 'draft.id')
        .onRef('save.version', '=', 'preview.save_version'),
    )
    .innerJoin('operators as operator', (join) =>
      join.on(({ fn, ref, eb }) =>
        eb(ref('operator.id'), '=', fn.coalesce('preview.operator_id', 'key.created_by')),
      ),
    )
    .selectAll('draft')
    .select(['preview.claims', 'preview.expires_at', 'key.permissions', 'operator.role'])
    .select((eb) => eb.fn.coalesce('key.merchant_id', 'operator.merchant_id').as('merchant_id'))
    .select(['preview.save_version', 'save.entries as saved_entries'])
    .select('save.shape_version as saved_shape')
    .where('preview.id', '=', id)
    .where('preview.expires_at', '>', now)
    .where('operator.status', '=', 'active')
    .executeTakeFirst();

/**
 * Finds the preview of a token, unless it was changed, has ended, or was made by an operator who may no longer
 * change pages.
 */
export async function findPreview(
  db: Kysely<Database>,
  token: string,
  { keys, now }: { keys: SharedKeys; now: number },
): Promise<FoundPreview | undefined> {
  const id = readPreviewToken(token, keys, now);
  if (id === undefined || !isPreviewId(id)) return undefined;
  const row = await findRow(db, id, new Date(now));
  if (!row || row.merchant_id !== null) return undefined;
  const isKeyAllowed = row.permissions?.includes(PERMISSION) ?? true;
  if (!isKeyAllowed || !hasPermission(row.role as OperatorRole, PERMISSION)) return undefined;
  // A version that is no longer kept is not replaced by what its editor did not choose.
  if (row.save_version !== null && row.saved_entries === null) return undefined;
  const { code: page, language } = row;
  const version = row.saved_shape ?? row.shape_version;
  const entries = row.saved_entries ?? row.entries;
  const expiresAt = row.expires_at.toISOString();
  return {
    shown: { page, language, ...CLAIMS_OF_OLDER_LINKS, ...row.claims, expiresAt },
    draft: { ...row, version, entries },
  };
}
