import type { Handlers } from '@vitrine/contract';
import { type MarketingType, type marketing, marketingItem } from '@vitrine/contract/admin';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { createItemReader, type ItemDeps } from '../managed-items/manage-items.ts';
import { itemProblem } from '../managed-items/problems.ts';
import { createItemRemover } from '../managed-items/remove-item.ts';
import { createItemWriter } from '../managed-items/write-items.ts';
import { marketingDefinitions } from './definitions.ts';

function requireType(type: MarketingType, body: { type: string }, context: OperatorContext) {
  if (body.type !== type) throw itemProblem('other-item', context.language);
  return marketingDefinitions[type];
}

/** One set of handlers manages every type of marketing. */
export function marketingHandlers({
  db,
  now,
}: Pick<ItemDeps, 'db' | 'now'>): Handlers<typeof marketing, HandlerContexts> {
  const deps = { db, now, definitions: marketingDefinitions };
  const reader = createItemReader(deps);
  const writer = createItemWriter(deps);
  const remove = createItemRemover(deps);
  const definitionOf = (params: { type: MarketingType }) => marketingDefinitions[params.type];
  return {
    async listMarketingItems({ params, query }) {
      const { items, nextCursor } = await reader.list(definitionOf(params), query);
      return { items: items.map((item) => marketingItem.parse(item)), nextCursor };
    },
    getMarketingItem: async ({ params }) =>
      marketingItem.parse(await reader.get(definitionOf(params), params.id)),
    async createMarketingItem({ params, body }, context) {
      const definition = requireType(params.type, body, context);
      return marketingItem.parse(await writer.create(context, definition, body));
    },
    async updateMarketingItem({ params, body }, context) {
      const definition = requireType(params.type, body, context);
      return marketingItem.parse(await writer.update(context, definition, params.id, body));
    },
    deleteMarketingItem: ({ params }, context) => remove(context, definitionOf(params), params.id),
    pauseMarketingItem: async ({ params }, context) =>
      marketingItem.parse(await writer.pause(context, definitionOf(params), params.id)),
    resumeMarketingItem: async ({ params }, context) =>
      marketingItem.parse(await writer.resume(context, definitionOf(params), params.id)),
    checkMarketingItem: ({ params }) => reader.check(definitionOf(params), params.id),
    countMarketingItem: ({ params }) => reader.count(definitionOf(params), params.id),
  };
}
