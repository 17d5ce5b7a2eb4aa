import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn, selectRecommendations } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { ConsentNote } from './ConsentNote.tsx';
import { loadRecommended } from './load-recommended.ts';
import { recommendationMessages } from './messages.ts';
import { ProductRow } from './ProductRow.tsx';

/** Recommended products, or the consent question when there is no consent. The screen loads them. */
export function Recommended() {
  const t = useMessages(recommendationMessages);
  const api = useApi();
  const store = useStore();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const recommendations = useSelector(selectRecommendations);

  if (!isLoggedIn || !recommendations) return null;
  if (recommendations.hasConsent) {
    return <ProductRow title={t.recommended} products={recommendations.products} />;
  }
  return (
    <ConsentNote
      code="recommendations"
      title={t.askRecommended}
      hint={t.askRecommendedHint}
      onAgreed={() => void loadRecommended({ api, store })}
    />
  );
}
