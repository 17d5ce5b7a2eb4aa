import { useApi } from '@vitrine/client/react';
import type { Order } from '@vitrine/contract';
import { useLanguage, usePageVisible } from '@vitrine/platform';
import { useStore } from '@vitrine/state/react';
import { useEffect, useRef } from 'react';
import { newAbortController } from '../private-data/abort-controller';
import type { PrivateLoadContext } from '../private-data/usePrivateData.ts';

/** A step of a parcel takes hours, so this is soon enough. */
export const ORDER_POLL_MS = 20_000;

const hasOpenShipment = ({ merchantOrders }: Order): boolean =>
  merchantOrders.some(({ status }) => status !== 'delivered' && status !== 'cancelled');

/**
 * Reloads an open order periodically while the page is visible, and once when it becomes visible again.
 * A failed request is ignored; the next one repeats it.
 */
export function useOrderPolling(
  order: Order | null,
  load: (context: PrivateLoadContext) => Promise<unknown>,
): void {
  const api = useApi();
  const store = useStore();
  const language = useLanguage();
  const isVisible = usePageVisible();
  const wasHidden = useRef(false);
  const latest = useRef(load);
  latest.current = load;
  const isOpen = order !== null && hasOpenShipment(order);

  // Unmounting cancels requests; the end of polling does not.
  const mounted = useRef(newAbortController());
  useEffect(() => {
    const controller = newAbortController();
    mounted.current = controller;
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (!isVisible) wasHidden.current = true;
    if (!isOpen || !isVisible) return;
    const reload = () => {
      const { signal } = mounted.current;
      const context = { api, store, language, now: Date.now(), signal };
      return latest.current(context).catch(() => undefined);
    };
    if (wasHidden.current) void reload();
    wasHidden.current = false;
    const timer = setInterval(reload, ORDER_POLL_MS);
    return () => clearInterval(timer);
  }, [isOpen, isVisible, api, store, language]);
}
