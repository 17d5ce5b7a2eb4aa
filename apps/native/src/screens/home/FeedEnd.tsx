import {
  readServicePromises,
  type ServicePromise,
} from '@vitrine/features/parts/catalogue/home/service-promises';
import { useViewedProducts } from '@vitrine/features/shared/recently-viewed/useViewedProducts';
import { recommendationMessages } from '@vitrine/features/shared/recommendations/messages';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { useLayout } from '../../parts/layout.ts';
import { ProductRail } from '../../parts/ProductRail.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { text } from '../../parts/text-styles.ts';

/** With fewer, the row would look left over. */
const MIN_VIEWED = 3;

function RecentlyViewed() {
  const t = useMessages(recommendationMessages);
  const products = useViewedProducts({ minCount: MIN_VIEWED }) ?? [];
  if (products.length < MIN_VIEWED) return null;
  return (
    <View style={styles.section}>
      <SectionHeading title={t.viewed} />
      <ProductRail products={products} />
    </View>
  );
}

function PromiseItem({ promise }: { promise: ServicePromise }) {
  const { name } = usePlatform();
  const { isTablet } = useLayout();
  const to = resolveLink(promise.link, name);
  const style = [styles.promise, isTablet && styles.half];
  const content = (
    <>
      <Icon name={promise.icon} />
      <View style={styles.fill}>
        <Text style={[text.ui, text.strong]}>{promise.title}</Text>
        <Text style={text.caption}>{promise.text}</Text>
      </View>
    </>
  );
  return to ? (
    <LinkArea to={to} style={style}>
      {content}
    </LinkArea>
  ) : (
    <View style={style}>{content}</View>
  );
}

/** What every home page ends with: what the shopper has viewed, and what the shop promises. */
export function FeedEnd() {
  const promises = readServicePromises(useSelector(selectShopContent));
  return (
    <>
      <RecentlyViewed />
      {promises.length > 0 && (
        <View style={styles.promises}>
          {promises.map((promise) => (
            <PromiseItem key={promise.title} promise={promise} />
          ))}
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  section: { paddingBottom: tokens.space10 },
  promises: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    paddingHorizontal: tokens.gutter,
    paddingVertical: tokens.space6,
    backgroundColor: tokens.ivory,
  },
  promise: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space4,
    width: '100%',
    minHeight: 64,
    paddingVertical: tokens.space2,
  },
  half: { width: '48%' },
  fill: { flex: 1 },
});
