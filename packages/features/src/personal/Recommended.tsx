import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn, selectRecommendations } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { ConsentNote } from './ConsentNote.tsx';
import { loadRecommended } from './load-recommended.ts';
import { messages } from './messages.ts';
import { ProductRow } from './ProductRow.tsx';

/** Products picked for a shopper, or the question whether the shop may pick them. The screen asks for them. */
export function Recommended() {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const recommendations = useSelector(selectRecommendations);

  if (!isLoggedIn || !recommendations) return null;
  if (recommendations.hasConsent) {
    return <ProductRow title={words.recommended} products={recommendations.products} />;
  }
  return (
    <ConsentNote
      code="recommendations"
      title={words.askRecommended}
      hint={words.askRecommendedHint}
      onAgreed={() => void loadRecommended({ api, store })}
    />
  );
}
