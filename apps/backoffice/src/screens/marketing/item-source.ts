import type { MarketingType, Permission } from '@vitrine/contract/admin';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import type { FilterValues, ListPage } from '../../table/types.ts';
import type { ItemType } from './item-types.ts';

export type ItemState = AdminResponse<'getMarketingItem'>['state'];

/** An item of any type; its other fields are those of the schema of the type. */
export interface Item {
  readonly id: string;
  readonly version: number;
  readonly state: ItemState;
  readonly [field: string]: unknown;
}

export type ItemBody = Readonly<Record<string, unknown>>;
type Key = { idempotencyKey: string };

/** The calls about items of a type. */
export interface ItemSource {
  readonly writePermission: Permission;
  /** What is needed besides to change what is not paused, to pause and to resume. */
  readonly publishPermission?: Permission;
  list(query: FilterValues, signal?: AbortSignal): Promise<ListPage<Item>>;
  get(id: string): Promise<Item>;
  create(body: ItemBody, key: Key): Promise<Item>;
  update(id: string, body: ItemBody, options: Key & { version: number }): Promise<Item>;
  remove(
    id: string,
    options: Key & { version: number },
  ): Promise<AdminResponse<'deleteMarketingItem'>>;
  setPaused(id: string, isPaused: boolean): Promise<Item>;
  check(id: string): Promise<AdminResponse<'checkMarketingItem'>>;
  count?(id: string): Promise<AdminResponse<'countMarketingItem'>>;
}

/** The server checks the query, which comes from the URL, and the body, which a form built by its schema. */
const createMarketingSource = (type: MarketingType): ItemSource => ({
  writePermission: 'marketing:write',
  list: (query, signal) =>
    api.listMarketingItems({ params: { type }, query }, signal ? { signal } : {}),
  get: (id) => api.getMarketingItem({ params: { type, id } }),
  create: (body, key) => api.createMarketingItem({ params: { type }, body: body as never }, key),
  update: (id, body, options) =>
    api.updateMarketingItem({ params: { type, id }, body: body as never }, options),
  remove: (id, options) => api.deleteMarketingItem({ params: { type, id } }, options),
  setPaused: (id, isPaused) =>
    isPaused
      ? api.pauseMarketingItem({ params: { type, id } })
      : api.resumeMarketingItem({ params: { type, id } }),
  check: (id) => api.checkMarketingItem({ params: { type, id } }),
  count: (id) => api.countMarketingItem({ params: { type, id } }),
});

const bannerSource: ItemSource = {
  writePermission: 'content:write',
  publishPermission: 'content:publish',
  list: (query, signal) => api.listBanners({ query }, signal ? { signal } : {}),
  get: (id) => api.getBanner({ params: { id } }),
  create: (body, key) => api.createBanner({ body: body as never }, key),
  update: (id, body, options) => api.updateBanner({ params: { id }, body: body as never }, options),
  remove: (id, options) => api.deleteBanner({ params: { id } }, options),
  setPaused: (id, isPaused) =>
    isPaused ? api.pauseBanner({ params: { id } }) : api.resumeBanner({ params: { id } }),
  check: (id) => api.checkBanner({ params: { id } }),
};

export const createItemSource = (type: ItemType): ItemSource =>
  type === 'banner' ? bannerSource : createMarketingSource(type);

/** The first part of the query keys about a type. */
export const itemsKey = (type: ItemType): string => `marketing-${type}`;
