import { useFetch } from '@vitrine/client/react';
import type { ProductSummary } from '@vitrine/contract';
import { useViewedProducts } from '@vitrine/features/shared/recently-viewed/useViewedProducts';
import { fetchBestsellers } from '@vitrine/features/shared/recommendations/fetch-bestsellers';
import { recommendationMessages } from '@vitrine/features/shared/recommendations/messages';
import { useMessages } from '@vitrine/platform';
import { selectPrefGender } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { ProductRail } from '../parts/ProductRail.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';

/** With fewer recently viewed products, popular products are shown instead. */
const MIN_PRODUCTS = 4;
const COUNT = 10;

/** Recently viewed products, or popular ones when there are too few. */
export function Suggestions() {
  const t = useMessages(recommendationMessages);
  const gender = useSelector(selectPrefGender);
  const viewed = useViewedProducts() ?? [];
  const [popular, setPopular] = useState<readonly ProductSummary[]>([]);
  const isPopular = viewed.length < MIN_PRODUCTS;
  useFetch(
    isPopular ? gender : undefined,
    (api) => fetchBestsellers({ api }, COUNT, gender),
    (found = []) => setPopular(found),
  );
  const products = isPopular ? popular : viewed;
  if (products.length === 0) return null;
  return (
    <View style={styles.section}>
      <SectionHeading title={isPopular ? t.popular : t.viewed} />
      <ProductRail products={products} />
    </View>
  );
}

const styles = StyleSheet.create({ section: { paddingVertical: tokens.space8 } });
