import { useAsking } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import {
  mergeRewardPackages,
  selectIsLoggedIn,
  selectRewardPackages,
  selectSessionReady,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useMemo, useState } from 'react';
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
  const store = useStore();
  const isEntered = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const packages = useSelector(selectRewardPackages);
  const [fetched, setFetched] = useState('');
  const named = promotionIds.join(',');
  const isWanted = isLoggedIn && named !== '';

  useAsking(
    isWanted ? named : undefined,
    (api) => api.listMyRewardPackages({ query: { 'promotion-ids': named } }),
    (found) => {
      if (found) store.dispatch(mergeRewardPackages(found));
      setFetched(named);
    },
  );

  const coupons = useMemo(() => couponsOf(packages, named.split(',')), [packages, named]);
  const isWaiting = isWanted && fetched !== named && coupons.length === 0;
  return { isEntered, isLoggedIn, isWaiting, coupons: isLoggedIn ? coupons : [] };
}
