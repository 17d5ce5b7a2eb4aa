import { useNavigation } from '@react-navigation/native';
import { load } from '@vitrine/features/load/catalogue/product';
import { messages } from '@vitrine/features/messages/catalogue/product';
import {
  findSelectedSize,
  getShownPrice,
  getTagTexts,
} from '@vitrine/features/rules/catalogue/product';
import { isImported } from '@vitrine/kit';
import { href, useMessages, usePlatform } from '@vitrine/platform';
import { type ProductState, selectProduct, selectSelectedVariant } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useEffect } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { type ScreenProps, toTarget, withoutUndefined } from '../navigation/screens.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Price } from '../parts/Price.tsx';
import { text } from '../parts/text-styles.ts';
import { BuyBar } from './BuyBar.tsx';
import { Colours } from './Colours.tsx';
import { Gallery } from './Gallery.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { Sizes } from './Sizes.tsx';
import { useLoad } from './useLoad.ts';

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <View style={styles.fact}>
      <Text style={[text.caption, styles.label]}>{label}</Text>
      <Text style={[text.caption, styles.value]}>{children}</Text>
    </View>
  );
}

function Details({ product }: { product: ProductState }) {
  const t = useMessages(messages);
  const { description, compositions, care, madeIn, brandStyleId } = product;
  return (
    <View style={styles.section}>
      <Text role="heading" style={text.h3}>
        {t.about}
      </Text>
      <Text style={text.body}>{description}</Text>
      {compositions.map(({ part, material }) => (
        <Fact key={part + material} label={part}>
          {material}
        </Fact>
      ))}
      {care.length > 0 && <Fact label={t.care}>{care.join(t.between)}</Fact>}
      {madeIn !== '' && <Fact label={t.madeIn}>{madeIn}</Fact>}
      <Fact label={t.styleId}>{brandStyleId}</Fact>
    </View>
  );
}

function ProductView({ product }: { product: ProductState }) {
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  const selected = findSelectedSize(product.availableSizes, useSelector(selectSelectedVariant));
  const { price, original } = getShownPrice(product, selected);
  const isFromAbroad = product.shipsFrom !== undefined && isImported(product.shipsFrom);
  const tags = getTagTexts(product, t).join(t.between);
  return (
    <View style={styles.page}>
      <ScrollView testID="product" contentContainerStyle={styles.scroll}>
        <Gallery key={product.id} product={product} />
        <View style={styles.info}>
          <View style={styles.names}>
            {tags !== '' && <Text style={[text.micro, styles.tags]}>{tags}</Text>}
            <Text
              role="link"
              style={[text.ui, styles.brand]}
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
          </View>
          {product.isOnline ? (
            <>
              <Colours product={product} />
              <Sizes product={product} selected={selected} />
            </>
          ) : (
            <Text style={text.body}>{`${t.offline} ${t.offlineHint}`}</Text>
          )}
          <Details product={product} />
        </View>
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
  // Another product was shown above this one: it is loaded again.
  if (result.status === 'loading' || product.id !== id) return <ListSkeleton />;
  return <ProductView product={product} />;
}

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: tokens.paper },
  scroll: { paddingBottom: tokens.space10 },
  info: {
    width: '100%',
    maxWidth: 640,
    alignSelf: 'center',
    gap: tokens.space6,
    padding: tokens.gutter,
  },
  names: { gap: tokens.space1 },
  tags: { color: tokens.pine },
  brand: { letterSpacing: 1.2, paddingVertical: tokens.space1 },
  section: { gap: tokens.space3 },
  fact: { flexDirection: 'row', gap: tokens.space4 },
  label: { width: 88 },
  value: { flex: 1, color: tokens.ink2 },
});
