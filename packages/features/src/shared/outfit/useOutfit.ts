import { errorReason, readFieldErrors } from '@vitrine/client';
import { useApi, useFetch } from '@vitrine/client/react';
import type { ProductDetail, ProductSummary } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { setBag } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { useAction } from '../action/useAction.ts';
import { useRequestKey } from '../action/useRequestKey.ts';
import { withBag } from '../session/index.ts';
import { messages } from './messages.ts';
import { createItem, listIncluded, needsSize, type OutfitItem, refreshItem } from './rules.ts';

type Details = readonly (ProductDetail | undefined)[];

/** The products of an outfit with what the shopper chooses of them, and the action that adds them. */
export function useOutfit(products: readonly ProductSummary[], onAdded: () => void) {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { navigation } = usePlatform();
  const [items, setItems] = useState<readonly OutfitItem[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);
  const requestKey = useRequestKey();

  const fetchDetails = (): Promise<Details> =>
    Promise.all(
      products.map(({ id }) => api.getProduct({ params: { id } }).catch(() => undefined)),
    );
  useFetch(products, fetchDetails, (details = []) => {
    const found = details.filter((detail) => detail !== undefined);
    setHasFailed(found.length === 0);
    setItems(found.map(createItem));
  });

  const change = (id: string, changes: Partial<OutfitItem>) =>
    setItems((current) =>
      current?.map((item) => (item.id === id ? { ...item, ...changes, problem: undefined } : item)),
    );

  /** Shows beside each product why it was not added, with its current stock. */
  async function showProblems(error: unknown, sent: readonly OutfitItem[]): Promise<void> {
    const problems = readFieldErrors(error);
    const details = await fetchDetails();
    setItems((current) =>
      current?.map((item) => {
        const position = sent.findIndex(({ id }) => id === item.id);
        const problem = problems[`variantIds.${position}`];
        const detail = details.find((one) => one?.id === item.id);
        return refreshItem({ ...item, problem }, detail);
      }),
    );
  }

  const sent = useRef<readonly OutfitItem[]>([]);
  const { run, isPending } = useAction({
    failed: t.failed,
    async onError(error) {
      if (errorReason(error) === 'outfit-incomplete') {
        requestKey.renew();
        await showProblems(error, sent.current);
      }
      return false;
    },
  });

  async function add(): Promise<void> {
    const included = listIncluded(items ?? []);
    if (included.length === 0) return toast(t.nothing, { icon: 'info' });
    if (included.some(needsSize)) return setShowsMissing(true);
    sent.current = included;
    const variantIds = included.flatMap(({ variantId }) => variantId ?? []);
    const idempotencyKey = requestKey.getKey(variantIds.join());
    const isDone = await run(async () => {
      const bag = await withBag(api, store, (bagId) =>
        api.addOutfitToBag({ params: { id: bagId }, body: { variantIds } }, { idempotencyKey }),
      );
      store.dispatch(setBag(bag));
      requestKey.renew();
      return t.added;
    });
    if (!isDone) return;
    onAdded();
    navigation.go({ route: 'bag' });
  }

  return { items, hasFailed, showsMissing, isPending, change, add };
}
