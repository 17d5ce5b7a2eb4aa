import { isErrorBody } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Gender, ProductSummary } from '@vitrine/contract';
import {
  type RootState,
  selectHome,
  selectProductSet,
  setHome,
  setProductSet,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { useEffect, useState } from 'react';

/** Every gender has four sets, so their height is known before they have loaded. */
export const MAX_SETS = 4;
const MAX_PRODUCTS = 8;

/** The product sets of a gender, loaded once per session; undefined while loading. */
export function useSets(gender: Gender) {
  const api = useApi();
  const dispatch = useDispatch();
  const home = useSelector(selectHome);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = home === null;
  useEffect(() => {
    if (!isMissing) return;
    api.getHome().then(
      (reply) => void dispatch(setHome(reply)),
      () => setFailed(true),
    );
  }, [api, dispatch, isMissing]);
  return hasFailed ? [] : home?.[gender].sets.slice(0, MAX_SETS);
}

/** The first products of a set; undefined while loading. */
export function useFirstProducts(id: string | undefined) {
  const api = useApi();
  const dispatch = useDispatch();
  const products = useSelector((state: RootState) =>
    id ? selectProductSet(state, id) : undefined,
  );
  const isMissing = products === undefined;
  useEffect(() => {
    if (!id || !isMissing) return;
    const save = (items: ProductSummary[]) => void dispatch(setProductSet({ id, products: items }));
    api.listSetProducts({ params: { id }, query: { size: MAX_PRODUCTS } }).then(
      (list) => save(isErrorBody(list) ? [] : list.items),
      () => save([]),
    );
  }, [api, dispatch, id, isMissing]);
  return products;
}
