import type { Handlers } from '@vitrine/contract';
import type { operators, Permission } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem, notFound } from '../../http/api-problem.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { requireMerchant } from '../operators/require-merchant.ts';
import { createApiKeySecret } from './keys.ts';
import { selectKeys, selectValidKeys, toApiKey } from './queries.ts';

const DAY_MS = 86_400_000;

type ApiKeyCalls = Pick<typeof operators, 'listApiKeys' | 'createApiKey' | 'revokeApiKey'>;

interface ApiKeyDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

/** Only people create keys, and no key may do more than its creator. */
function requireCreator({ operator }: OperatorContext, permissions: readonly Permission[]): string {
  const isAllowed = permissions.every((one) => operator.permissions.includes(one));
  if (operator.operatorId === null || !isAllowed) throw new ApiProblem('forbidden');
  return operator.operatorId;
}

const findKey = async (db: Kysely<Database>, id: string) =>
  toApiKey(await selectKeys(db).where('api_keys.id', '=', id).executeTakeFirstOrThrow(notFound));

/** The keys with which machines use the calls of operators. */
export const apiKeyHandlers = ({
  db,
  now,
}: ApiKeyDeps): Handlers<ApiKeyCalls, HandlerContexts> => ({
  async listApiKeys({ query: { createdBy } }) {
    const rows = await selectValidKeys(db, now())
      .$if(createdBy !== undefined, (query) =>
        query.where('api_keys.created_by', '=', createdBy as string),
      )
      .orderBy('api_keys.id', 'desc')
      .execute();
    return rows.map(toApiKey);
  },
  async createApiKey({ body }, context) {
    const { name, permissions, merchantId, days } = body;
    const createdBy = requireCreator(context, permissions);
    const { key, prefix, hash } = createApiKeySecret();
    return db.transaction().execute(async (trx) => {
      await requireMerchant(trx, merchantId);
      const { id } = await trx
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
        .returning('id')
        .executeTakeFirstOrThrow();
      const created = await findKey(trx, id);
      await context.recordAudit(trx, { target: { type: 'api-key', id }, after: created });
      return { ...created, key };
    });
  },
  async revokeApiKey({ params }, context) {
    await db.transaction().execute(async (trx) => {
      const before = await findKey(trx, params.id);
      await trx.deleteFrom('api_keys').where('id', '=', params.id).execute();
      await context.recordAudit(trx, { target: { type: 'api-key', id: params.id }, before });
    });
    return { done: true };
  },
});
