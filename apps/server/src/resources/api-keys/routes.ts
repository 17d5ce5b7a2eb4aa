import type { Handlers } from '@vitrine/contract';
import type { operators, Permission } from '@vitrine/contract/admin';
import type { Kysely, Selectable } from 'kysely';
import type { ApiKeysTable } from '../../database/schema/operators.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem, notFound } from '../../http/api-problem.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { requireMerchant } from '../operators/require-merchant.ts';
import { createApiKeySecret } from './keys.ts';

const DAY_MS = 86_400_000;

type ApiKeyCalls = Pick<typeof operators, 'listApiKeys' | 'createApiKey' | 'revokeApiKey'>;

interface ApiKeyDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

const toApiKey = (row: Selectable<ApiKeysTable>) => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  permissions: row.permissions as Permission[],
  merchantId: row.merchant_id,
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

/** Only people create keys, and no key may do more than its creator. */
function requireCreator({ operator }: OperatorContext, permissions: readonly Permission[]): string {
  const isAllowed = permissions.every((one) => operator.permissions.includes(one));
  if (operator.operatorId === null || !isAllowed) throw new ApiProblem('forbidden');
  return operator.operatorId;
}

/** The keys with which machines use the calls of operators. */
export const apiKeyHandlers = ({
  db,
  now,
}: ApiKeyDeps): Handlers<ApiKeyCalls, HandlerContexts> => ({
  async listApiKeys() {
    const rows = await db
      .selectFrom('api_keys')
      .selectAll()
      .where('expires_at', '>', new Date(now()))
      .orderBy('id', 'desc')
      .execute();
    return rows.map(toApiKey);
  },
  async createApiKey({ body }, context) {
    const { name, permissions, merchantId, days } = body;
    const createdBy = requireCreator(context, permissions);
    const { key, prefix, hash } = createApiKeySecret();
    return db.transaction().execute(async (trx) => {
      await requireMerchant(trx, merchantId);
      const row = await trx
        .insertInto('api_keys')
        .values({
          name,
          prefix,
          key_hash: hash,
          permissions: [...new Set(permissions)],
          merchant_id: merchantId,
          created_by: createdBy,
          created_at: new Date(now()),
          expires_at: new Date(now() + days * DAY_MS),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const created = toApiKey(row);
      await context.recordAudit(trx, { target: { type: 'api-key', id: row.id }, after: created });
      return { ...created, key };
    });
  },
  async revokeApiKey({ params }, context) {
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .deleteFrom('api_keys')
        .where('id', '=', params.id)
        .returningAll()
        .executeTakeFirstOrThrow(notFound);
      const target = { type: 'api-key', id: row.id };
      await context.recordAudit(trx, { target, before: toApiKey(row) });
    });
    return { done: true };
  },
});
