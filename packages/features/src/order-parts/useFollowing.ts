import { useApi } from '@vitrine/client/react';
import type { Order } from '@vitrine/contract';
import { useLanguage, useVisible } from '@vitrine/platform';
import { useStore } from '@vitrine/state/react';
import { useEffect, useRef } from 'react';
import { newController } from '../own/controller';
import type { OwnContext } from '../own/useOwn.ts';

/** Parcels take hours for a step; whoever waits at the door sees it soon enough. */
export const FOLLOW_MS = 20_000;

const isTravelling = ({ merchantOrders }: Order): boolean =>
  merchantOrders.some(({ status }) => status !== 'delivered' && status !== 'cancelled');

/**
 * An order that is under way is asked for again while somebody looks, and when they look again. What
 * is not answered is not told: the next time says it all.
 */
export function useFollowing(
  order: Order | null,
  load: (context: OwnContext) => Promise<unknown>,
): void {
  const api = useApi();
  const store = useStore();
  const language = useLanguage();
  const isVisible = useVisible();
  const wasHidden = useRef(false);
  const latest = useRef(load);
  latest.current = load;
  const isFollowed = order !== null && isTravelling(order);

  // The last answer of all ends the following, but not what is still asked along with it.
  const visit = useRef(newController());
  useEffect(() => {
    const controller = newController();
    visit.current = controller;
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (!isVisible) wasHidden.current = true;
    if (!isFollowed || !isVisible) return;
    const ask = () => {
      const { signal } = visit.current;
      const context = { api, store, language, now: Date.now(), signal };
      return latest.current(context).catch(() => undefined);
    };
    if (wasHidden.current) void ask();
    wasHidden.current = false;
    const timer = setInterval(ask, FOLLOW_MS);
    return () => clearInterval(timer);
  }, [isFollowed, isVisible, api, store, language]);
}
