import { isErrorBody } from '@vitrine/client';
import type { Gender, ProductSummary } from '@vitrine/contract';
import { viewSizes } from '@vitrine/kit';
import type { LoadContext } from '../../load-types.ts';

type FetchContext = Pick<LoadContext, 'api' | 'signal'>;

/** Fetches the best-selling products of a gender, or of all. Returns none when it fails. */
export async function fetchBestsellers(
  { api, signal }: FetchContext,
  count: number,
  gender?: Gender,
): Promise<ProductSummary[]> {
  try {
    const query = { 'how-many': count, ...(gender && { gender }) };
    const ranking = await api.rankProducts({ query }, { signal });
    if (isErrorBody(ranking)) return [];
    return ranking.map((item) => ({ ...item, images: viewSizes(item.images) }));
  } catch {
    return [];
  }
}
