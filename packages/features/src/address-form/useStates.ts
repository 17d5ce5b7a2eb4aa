import { isCancelled } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { CountryState } from '@vitrine/contract';
import { SHIPPING_COUNTRIES, type ShippingCountryCode } from '@vitrine/kit';
import { selectCountryId, selectStates, setCountry, setStates } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect, useState } from 'react';

const NONE: readonly CountryState[] = [];

/** The states of a country, fetched when they are not the ones that are known. */
export function useStates(country: ShippingCountryCode) {
  const api = useApi();
  const store = useStore();
  const { id } = SHIPPING_COUNTRIES[country];
  const known = useSelector(selectCountryId);
  const held = useSelector(selectStates);
  const states = known === id ? held : NONE;
  const isKnown = states.length > 0;
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    store.dispatch(setCountry(id));
    if (isKnown || attempt < 0) return;
    // Mini-programs have no AbortController: an answer that comes too late is not heard.
    let isOver = false;
    setFailed(false);
    api.getCountryStates({ params: { id } }).then(
      (answer) => isOver || store.dispatch(setStates({ countryId: id, states: answer })),
      (error: unknown) => isOver || isCancelled(error) || setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [api, store, id, isKnown, attempt]);

  return { states, hasFailed, retry: () => setAttempt((count) => count + 1) };
}
