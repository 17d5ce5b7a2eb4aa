import { useApi } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import {
  mergeRewardPackages,
  selectIsLoggedIn,
  selectRewardPackages,
  selectSessionReady,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect, useMemo, useState } from 'react';
import { couponsOf } from './rules.ts';

interface Coupons {
  /** Who looks at the page is known. */
  isEntered: boolean;
  isLoggedIn: boolean;
  isWaiting: boolean;
  coupons: RewardPackage[];
}

/** The coupons of some promotions, as they stand for this shopper. When none come, there are none. */
export function useCoupons(promotionIds: readonly string[]): Coupons {
  const api = useApi();
  const store = useStore();
  const isEntered = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const packages = useSelector(selectRewardPackages);
  const [fetched, setFetched] = useState('');
  const named = promotionIds.join(',');
  const isWanted = isLoggedIn && named !== '';

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    api
      .listMyRewardPackages({ query: { 'promotion-ids': named } })
      .then((found) => isCurrent && store.dispatch(mergeRewardPackages(found)))
      .catch(() => undefined)
      .finally(() => isCurrent && setFetched(named));
    return () => {
      isCurrent = false;
    };
  }, [api, store, isWanted, named]);

  const coupons = useMemo(() => couponsOf(packages, named.split(',')), [packages, named]);
  const isWaiting = isWanted && fetched !== named && coupons.length === 0;
  return { isEntered, isLoggedIn, isWaiting, coupons: isLoggedIn ? coupons : [] };
}
