import type { Handlers } from '@vitrine/contract';
import { type configuration, managedBanner } from '@vitrine/contract/admin';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { createItemReader, requireItem } from '../managed-items/manage-items.ts';
import { createItemRemover } from '../managed-items/remove-item.ts';
import { createItemWriter } from '../managed-items/write-items.ts';
import { requireAnotherPerson, requirePaused } from './banner-approval.ts';
import { bannerDefinition } from './banner-definition.ts';
import {
  type ConfigurationDeps,
  findConfigurations,
  updateConfiguration,
} from './configurations.ts';
import { findForeignHost } from './link-hosts.ts';
import { configurationProblem } from './problems.ts';

/** Banners, popups, and the values and feature toggles of apps. */
export function configurationHandlers(
  shop: ConfigurationDeps,
): Handlers<typeof configuration, HandlerContexts> {
  const { db, now, settings } = shop;
  const deps = { db, now, definitions: { banner: bannerDefinition } };
  const reader = createItemReader(deps);
  const writer = createItemWriter(deps);
  const remove = createItemRemover(deps);

  function requireAllowedLink(link: unknown, { language }: OperatorContext): void {
    const host = findForeignHost(typeof link === 'string' ? link : null, settings);
    if (host === undefined) return;
    const problem = configurationProblem('link-host', language, { values: { host } });
    const fields = [{ path: 'body.link', message: problem.message }];
    throw configurationProblem('link-host', language, { values: { host }, fields });
  }

  return {
    async listBanners({ query }) {
      const { items, nextCursor } = await reader.list(bannerDefinition, query);
      return { items: items.map((item) => managedBanner.parse(item)), nextCursor };
    },
    getBanner: async ({ params }) =>
      managedBanner.parse(await reader.get(bannerDefinition, params.id)),
    async createBanner({ body }, context) {
      requireAllowedLink(body.link, context);
      return managedBanner.parse(await writer.create(context, bannerDefinition, body));
    },
    async updateBanner({ params, body }, context) {
      requireAllowedLink(body.link, context);
      if (settings.pageApproval)
        requirePaused(context, await requireItem(db, bannerDefinition, params.id));
      return managedBanner.parse(await writer.update(context, bannerDefinition, params.id, body));
    },
    deleteBanner: ({ params }, context) => remove(context, bannerDefinition, params.id),
    pauseBanner: async ({ params }, context) =>
      managedBanner.parse(await writer.pause(context, bannerDefinition, params.id)),
    async resumeBanner({ params }, context) {
      // The hosts that are allowed may have changed since the banner was saved.
      const { fields } = await requireItem(db, bannerDefinition, params.id);
      requireAllowedLink(fields.link, context);
      if (settings.pageApproval) await requireAnotherPerson(db, context, params.id);
      return managedBanner.parse(await writer.resume(context, bannerDefinition, params.id));
    },
    checkBanner: ({ params }) => reader.check(bannerDefinition, params.id),
    async listConfigurations() {
      return findConfigurations(db);
    },
    updateConfiguration: ({ params, body }, context) =>
      updateConfiguration(shop, context, params, body),
  };
}
