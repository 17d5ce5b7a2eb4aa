import type { Api } from '@vitrine/client';
import type { BridgePort } from '@vitrine/platform';

const pending = new WeakMap<Api, Promise<void>>();

async function sendToken(api: Api, bridge: BridgePort): Promise<void> {
  const { token } = await api.createHandOverToken();
  bridge.send({ type: 'handOver', token });
}

/**
 * Gives the app around this page the session of the page. It resolves in any case, before the page is left: the app
 * asks again when it shows the next one. Calls at the same time share one token.
 */
export function handOverToApp(api: Api, bridge: BridgePort): Promise<void> {
  if (!bridge.isPresent) return Promise.resolve();
  const running =
    pending.get(api) ??
    sendToken(api, bridge)
      .catch(() => undefined)
      .finally(() => pending.delete(api));
  pending.set(api, running);
  return running;
}
