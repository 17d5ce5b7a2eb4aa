import { isRefused } from '@vitrine/client';
import type { ProductSummary } from '@vitrine/contract';
import { viewSizes } from '@vitrine/kit';
import { selectPrefGender } from '@vitrine/state';
import type { LoadContext } from '../screen.ts';

const HOW_MANY = 10;

type Asking = Pick<LoadContext, 'api' | 'store'>;

/** What sells best now. Nothing is no failure. */
export async function loadPopular({ api, store }: Asking): Promise<ProductSummary[]> {
  try {
    const gender = selectPrefGender(store.getState());
    const query = { 'how-many': HOW_MANY, gender };
    const found = await api.rankProducts({ query });
    if (isRefused(found)) return [];
    return found.map((item) => ({ ...item, images: viewSizes(item.images) }));
  } catch {
    return [];
  }
}
