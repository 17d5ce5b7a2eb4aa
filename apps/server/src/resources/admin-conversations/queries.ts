import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

const selectConversations = (db: Kysely<Database>) =>
  db
    .selectFrom('conversations')
    .leftJoin('shoppers', 'shoppers.bag_id', 'conversations.bag_id')
    .leftJoin('operators', 'operators.id', 'conversations.operator_id')
    .select([
      'conversations.id',
      'conversations.topic',
      'conversations.state',
      'conversations.language',
      'conversations.last_position',
      'conversations.changed_at',
      'shoppers.id as shopper_id',
      'shoppers.name as shopper_name',
      'operators.id as operator_id',
      'operators.name as operator_name',
    ]);

export const findShopperConversation = (db: Kysely<Database>, id: string) =>
  selectConversations(db).where('conversations.id', '=', id).executeTakeFirst();

export type ShopperConversationRow = NonNullable<
  Awaited<ReturnType<typeof findShopperConversation>>
>;

interface ConversationFilter {
  readonly state: 'waiting' | 'answered' | 'closed';
  /** Only those that this operator answers. */
  readonly operatorId: string | undefined;
  readonly size: number;
  /** The time and id of the last row of the page before. */
  readonly after: { readonly at: Date; readonly id: string } | undefined;
}

/** The longest waiting first; others with the latest change first. One row more than the page. */
export function findShopperConversations(
  db: Kysely<Database>,
  { state, operatorId, size, after }: ConversationFilter,
): Promise<ShopperConversationRow[]> {
  const isOldestFirst = state === 'waiting';
  const direction = isOldestFirst ? 'asc' : 'desc';
  const comparison = isOldestFirst ? sql`>` : sql`<`;
  return selectConversations(db)
    .where('conversations.state', '=', state)
    .$if(operatorId !== undefined, (query) =>
      query.where('conversations.operator_id', '=', operatorId ?? ''),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(conversations.changed_at, conversations.id) ${comparison}
          (${after?.at ?? new Date(0)}::timestamptz, ${after?.id ?? ''}::uuid)`,
      ),
    )
    .orderBy('conversations.changed_at', direction)
    .orderBy('conversations.id', direction)
    .limit(size + 1)
    .execute();
}
