import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn, selectRecommendations, setRecommendations } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useCallback, useEffect } from 'react';
import { ConsentNote } from './ConsentNote.tsx';
import { messages } from './messages.ts';
import { ProductRow } from './ProductRow.tsx';

const HOW_MANY = 10;

/** Products picked for a shopper, or the question whether the shop may pick them. */
export function Recommended() {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const recommendations = useSelector(selectRecommendations);

  // A shopper who is told nothing misses nothing.
  const read = useCallback(
    () =>
      api.getRecommendations({ query: { 'how-many': HOW_MANY } }).then(
        (picked) => void store.dispatch(setRecommendations(picked)),
        () => undefined,
      ),
    [api, store],
  );

  useEffect(() => {
    if (isLoggedIn) void read();
  }, [isLoggedIn, read]);

  if (!isLoggedIn || !recommendations) return null;
  if (recommendations.hasConsent) {
    return <ProductRow title={words.recommended} products={recommendations.products} />;
  }
  return (
    <ConsentNote
      code="recommendations"
      title={words.askRecommended}
      hint={words.askRecommendedHint}
      onAgreed={() => void read()}
    />
  );
}
