import type { Api } from '@vitrine/client';
import { newUuid } from '@vitrine/kit';
import { getClientId, type LandingParams, type PlatformName } from '@vitrine/platform';
import {
  type Store,
  selectLanding,
  selectUserId,
  setLanding,
  setWxBridgeReady,
} from '@vitrine/state';

interface SharingDeps {
  api: Api;
  store: Store;
  name: PlatformName;
  landingParams: LandingParams;
  correlationId: string;
}

/** Stores the state of the messaging app's script (landing URL, readiness) and reports shares to the server. */
export function createShareState(
  { api, store, name, landingParams, correlationId }: SharingDeps,
  landingUrl: string,
) {
  store.dispatch(setLanding(landingUrl));
  return {
    landingUrl: () => selectLanding(store.getState()),
    onReady: (isReady: boolean) => void store.dispatch(setWxBridgeReady(isReady)),
    onShared: (channel: 'friend' | 'timeline', pageUrl: string) => {
      const body = {
        uuid: newUuid(),
        channel,
        pageUrl,
        correlationId,
        clientId: getClientId(name, landingParams.isHammer),
        customerId: selectUserId(store.getState()),
      };
      api
        .trackMessagingSharing({ body })
        .catch((cause: unknown) => console.warn('Share report failed', cause));
    },
  };
}
