import { isRefused } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { usePlatform } from '@vitrine/platform';
import { type Store, setBeautyChanges } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useEffect } from 'react';

/** As whom the shop's settings know this storefront. */
const APP = 'storefront';
const ENVIRONMENT = 'production';

const asked = new WeakSet<Store>();

/**
 * Learns once a visit what is switched on, for the lists that follow. A shop that does not say leaves
 * it as this device remembers it.
 */
export function useToggles(): void {
  const api = useApi();
  const store = useStore();
  const { env = ENVIRONMENT } = usePlatform().visit;

  useEffect(() => {
    if (asked.has(store)) return;
    asked.add(store);
    api.getAppConfiguration({ params: { app: APP, env } }).then(
      (reply) => {
        if (!isRefused(reply))
          store.dispatch(setBeautyChanges(reply.toggles.beautyChanges === true));
      },
      () => asked.delete(store),
    );
  }, [api, store, env]);
}
