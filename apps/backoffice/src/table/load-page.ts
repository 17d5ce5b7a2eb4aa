import type { AdminCallName } from '@vitrine/contract/admin';
import type { AdminResponse } from '../api/admin-api.ts';
import { api } from '../api/api.ts';
import type { FilterValues, ListPage } from './types.ts';

/** The calls that answer one page of a list. */
type PageCallName = {
  [N in AdminCallName]: AdminResponse<N> extends ListPage<unknown> ? N : never;
}[AdminCallName];

type PageCall<Row> = (
  request: { query: FilterValues },
  options: { signal: AbortSignal },
) => Promise<ListPage<Row>>;

/** Loads pages of a list for a table. The server checks the filters, which come from the URL. */
export const loadPage =
  <N extends PageCallName>(name: N) =>
  (query: FilterValues & { cursor?: string; size: number }, signal: AbortSignal) =>
    (api[name] as unknown as PageCall<AdminResponse<N>['items'][number]>)({ query }, { signal });
