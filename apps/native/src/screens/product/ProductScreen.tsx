import { useNavigation } from '@react-navigation/native';
import type { ProductSummary } from '@vitrine/contract';
import { load } from '@vitrine/features/load/catalogue/product';
import type { Loaded } from '@vitrine/features/load/types';
import { messages } from '@vitrine/features/messages/catalogue/product';
import {
  findSelectedSize,
  getShownPrice,
  getTagTexts,
} from '@vitrine/features/rules/catalogue/product';
import { useWishlist } from '@vitrine/features/shared/wishlist/useWishlist';
import { isImported } from '@vitrine/kit';
import { href, useMessages, usePlatform } from '@vitrine/platform';
import {
  type AvailableSize,
  type ProductState,
  selectProduct,
  selectSelectedVariant,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useEffect } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { type ScreenProps, toTarget, withoutUndefined } from '../../navigation/screens.ts';
import { FailureNotice } from '../../parts/FailureNotice.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { useLayout } from '../../parts/layout.ts';
import { Notice } from '../../parts/Notice.tsx';
import { Price } from '../../parts/Price.tsx';
import { ProductRail } from '../../parts/ProductRail.tsx';
import { SectionHeading } from '../../parts/SectionHeading.tsx';
import { text } from '../../parts/text-styles.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { useLoad } from '../useLoad.ts';
import { BuyBar } from './BuyBar.tsx';
import { Colours } from './Colours.tsx';
import { Details } from './Details.tsx';
import { Gallery } from './Gallery.tsx';
import { PriceAlert } from './PriceAlert.tsx';
import { SizeAdvice } from './SizeAdvice.tsx';
import { Sizes } from './Sizes.tsx';
import { useDeferred } from './useDeferred.ts';

interface ProductInfoProps {
  product: ProductState;
  selected: AvailableSize | undefined;
  merchant: Promise<unknown> | undefined;
}

function ProductInfo({ product, selected, merchant }: ProductInfoProps) {
  const { isTablet } = useLayout();
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  const { price, original } = getShownPrice(product, selected);
  const isFromAbroad = product.shipsFrom !== undefined && isImported(product.shipsFrom);
  const tags = getTagTexts(product, t).join(t.between);
  return (
    <View style={[styles.info, isTablet && styles.fill]}>
      <View style={styles.names}>
        {tags !== '' && <Text style={[text.micro, styles.tags]}>{tags}</Text>}
        <Text
          role="link"
          style={[text.brand, styles.brand]}
          onPress={() => navigation.go({ route: 'list', query: { brand: product.brandId } })}
        >
          {product.brandName}
        </Text>
        <Text role="heading" style={text.h2}>
          {product.shortDescription}
        </Text>
        <Price isLarge price={price} original={original} currency={product.currency} />
        <Text style={text.caption}>
          {isFromAbroad ? t.taxIncluded.imported : t.taxIncluded.domestic}
        </Text>
        {product.isOnline && <PriceAlert productId={product.id} name={product.shortDescription} />}
      </View>
      {product.isOnline ? (
        <>
          <Colours product={product} />
          <View>
            <Sizes product={product} selected={selected} />
            <SizeAdvice product={product} selected={selected} />
          </View>
        </>
      ) : (
        <Text style={text.body}>{`${t.offline} ${t.offlineHint}`}</Text>
      )}
      <Details product={product} selected={selected} merchant={merchant} />
    </View>
  );
}

/** Products of the same category, which arrive after the page. */
function Similar({ similar }: { similar: Promise<unknown> | undefined }) {
  const t = useMessages(messages);
  const products = useDeferred<ProductSummary[]>(similar) ?? [];
  if (products.length === 0) return null;
  return (
    <View style={styles.similar}>
      <SectionHeading title={t.similar} />
      <ProductRail products={products} />
    </View>
  );
}

interface ProductViewProps {
  product: ProductState;
  /** What arrives after the page. */
  deferred: Loaded['deferred'];
}

/** On a phone the text below the pictures, on a tablet beside them. */
function ProductView({ product, deferred }: ProductViewProps) {
  useWishlist();
  const { width, isTablet } = useLayout();
  const selected = findSelectedSize(product.availableSizes, useSelector(selectSelectedVariant));
  const galleryWidth = isTablet ? Math.round(width / 2) : width;
  return (
    <View style={styles.page}>
      <ScrollView testID="product" contentContainerStyle={styles.scroll}>
        <View style={isTablet && styles.beside}>
          <Gallery key={product.id} product={product} width={galleryWidth} />
          <ProductInfo product={product} selected={selected} merchant={deferred?.merchant} />
        </View>
        <Similar similar={deferred?.similar} />
      </ScrollView>
      {product.isOnline && <BuyBar key={product.id} product={product} selected={selected} />}
    </View>
  );
}

/** The product, with the loader, the state, the rules and the texts of the web's page. */
export function ProductScreen({ route }: ScreenProps) {
  const t = useMessages(messages);
  const { share, navigation: shop, language } = usePlatform();
  const navigation = useNavigation();
  const product = useSelector(selectProduct);
  const target = toTarget('product', route.params);
  const result = useLoad(load, target.params ?? {}, withoutUndefined(target.query));
  const id = route.params?.id ?? '';
  const { brandName, shortDescription } = product;
  useEffect(() => {
    if (product.id !== id) return;
    const path = href({ route: 'product', params: { id } }, language);
    navigation.setOptions({
      title: brandName,
      headerRight: () => (
        <IconButton
          icon="share"
          label={t.share}
          onPress={() => void share.open({ title: `${brandName} ${shortDescription}`, path })}
        />
      ),
    });
  }, [navigation, share, language, t, id, product.id, brandName, shortDescription]);
  if (result.status === 'failed')
    return <FailureNotice error={result.error} onRetry={result.retry} />;
  if (result.status === 'ready' && result.loaded.status === 404)
    return (
      <Notice
        title={t.missing}
        hint={t.missingHint}
        action={{ label: t.goHome, onPress: () => shop.go({ route: 'home' }) }}
      />
    );
  if (result.status === 'loading' || product.id !== id) return <ListSkeleton />;
  return <ProductView product={product} deferred={result.loaded.deferred} />;
}

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: tokens.paper },
  scroll: { paddingBottom: tokens.space10 },
  info: {
    gap: tokens.space6,
    padding: tokens.gutter,
  },
  names: { gap: tokens.space1 },
  tags: { color: tokens.pine },
  brand: { paddingVertical: tokens.space1 },
  fill: { flex: 1 },
  beside: { flexDirection: 'row', alignItems: 'flex-start' },
  similar: { paddingTop: tokens.space8 },
});
