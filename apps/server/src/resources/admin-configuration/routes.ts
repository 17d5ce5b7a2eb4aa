import type { Handlers } from '@vitrine/contract';
import { type configuration, managedBanner } from '@vitrine/contract/admin';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { createItemReader, type ItemDeps, requireShopWide } from '../managed-items/manage-items.ts';
import { createItemRemover } from '../managed-items/remove-item.ts';
import { createItemWriter } from '../managed-items/write-items.ts';
import { bannerDefinition } from './banner-definition.ts';
import { findConfigurations, updateConfiguration } from './configurations.ts';

/** Banners, popups, and the values and feature toggles of apps. */
export function configurationHandlers({
  db,
  now,
}: Pick<ItemDeps, 'db' | 'now'>): Handlers<typeof configuration, HandlerContexts> {
  const deps = { db, now, definitions: { banner: bannerDefinition } };
  const reader = createItemReader(deps);
  const writer = createItemWriter(deps);
  const remove = createItemRemover(deps);
  return {
    async listBanners({ query }, context) {
      const { items, nextCursor } = await reader.list(context, bannerDefinition, query);
      return { items: items.map((item) => managedBanner.parse(item)), nextCursor };
    },
    getBanner: async ({ params }, context) =>
      managedBanner.parse(await reader.get(context, bannerDefinition, params.id)),
    createBanner: async ({ body }, context) =>
      managedBanner.parse(await writer.create(context, bannerDefinition, body)),
    updateBanner: async ({ params, body }, context) =>
      managedBanner.parse(await writer.update(context, bannerDefinition, params.id, body)),
    deleteBanner: ({ params }, context) => remove(context, bannerDefinition, params.id),
    pauseBanner: async ({ params }, context) =>
      managedBanner.parse(await writer.pause(context, bannerDefinition, params.id)),
    resumeBanner: async ({ params }, context) =>
      managedBanner.parse(await writer.resume(context, bannerDefinition, params.id)),
    checkBanner: ({ params }, context) => reader.check(context, bannerDefinition, params.id),
    async listConfigurations(_, context) {
      requireShopWide(context);
      return findConfigurations(db);
    },
    updateConfiguration: ({ params, body }, context) =>
      updateConfiguration(db, context, params, body),
  };
}
