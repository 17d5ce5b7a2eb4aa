import { DEFAULT_CURRENCY } from '@vitrine/kit';
import { usePlatform } from '@vitrine/platform';
import { selectCurrencyRate } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ReferenceRateContext } from '@vitrine/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { CURRENCY_KEY } from './currency-key.ts';

/** Most shoppers see prices in CNY only, so this code is loaded when another currency is chosen. */
const RateLoader = lazyPart(() => import('./RateLoader.tsx').then((part) => part.RateLoader));

/** Lets every price below show its amount in the currency of the link, or of the last choice, too. */
export function ReferenceRate({ children }: { children: ReactNode }) {
  const { landingParams, storage } = usePlatform();
  const rate = useSelector(selectCurrencyRate);
  // The device is asked after hydration, because the server does not know it.
  const [currency, setCurrency] = useState(DEFAULT_CURRENCY as string);
  useEffect(() => {
    setCurrency(landingParams.currency ?? storage.local.get(CURRENCY_KEY) ?? DEFAULT_CURRENCY);
  }, [landingParams, storage]);
  return (
    <ReferenceRateContext.Provider value={rate}>
      {children}
      {!rate && currency !== DEFAULT_CURRENCY && <RateLoader currency={currency} />}
    </ReferenceRateContext.Provider>
  );
}
