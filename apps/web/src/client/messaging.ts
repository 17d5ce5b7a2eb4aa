import { type Store, selectLanding, setLanding, setWxBridgeReady } from '@vitrine/state';

/** Keeps of a visit in the messaging app what its script is told, and what it says. */
export function keepMessaging(store: Store, landing: string) {
  store.dispatch(setLanding(landing));
  return {
    landingUrl: () => selectLanding(store.getState()),
    onReady: (isReady: boolean) => void store.dispatch(setWxBridgeReady(isReady)),
  };
}
