import type { ProductSummary } from '@vitrine/contract';
import { pickImage } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { messages, selectCardTag } from '@vitrine/ui';
import { memo } from 'react';
import { Image, Pressable, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { HeartButton } from './HeartButton.tsx';
import { Price } from './Price.tsx';
import { text } from './text-styles.ts';

/** The width that two columns of a phone need at three times the density. */
const WIDTH = 480;

interface ProductCardProps {
  product: ProductSummary;
  width: number;
}

/** A product of a list, as one link with a heart on it. Lists draw hundreds, so that an unchanged card is not drawn again. */
export const ProductCard = memo(function ProductCard({ product, width }: ProductCardProps) {
  const { navigation, mediaUrl } = usePlatform();
  const t = useMessages(messages);
  const { id, brand, shortDescription, images, price, priceWithoutDiscount } = product;
  const image = pickImage(images, WIDTH);
  const tag = selectCardTag(product);
  const tagText = tag && (tag.kind === 'label' ? tag.name : t[tag.kind]);
  return (
    <View style={{ width }}>
      <Pressable
        role="link"
        aria-label={`${brand.name} ${shortDescription}`}
        style={({ pressed }) => pressed && styles.pressed}
        onPress={() => navigation.go({ route: 'product', params: { id } })}
      >
        <View style={styles.frame}>
          {image && (
            <Image
              source={{ uri: mediaUrl(image.url) }}
              style={styles.picture}
              accessibilityIgnoresInvertColors
            />
          )}
        </View>
        <View style={styles.text}>
          {tagText ? (
            <Text style={[text.micro, styles.tag]} numberOfLines={1}>
              {tagText}
            </Text>
          ) : null}
          <Text style={text.brand} numberOfLines={1}>
            {brand.name}
          </Text>
          <Text style={text.caption} numberOfLines={2}>
            {shortDescription}
          </Text>
          <Price price={price} original={priceWithoutDiscount} currency={product.currencyIsoCode} />
        </View>
      </Pressable>
      <View style={styles.heart}>
        <HeartButton productId={id} name={shortDescription} />
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  pressed: { opacity: 0.85 },
  frame: { width: '100%', aspectRatio: 3 / 4, backgroundColor: tokens.stone },
  picture: { width: '100%', height: '100%' },
  text: {
    gap: 3,
    paddingTop: tokens.space2,
    paddingRight: tokens.space2,
  },
  heart: { position: 'absolute', top: 0, right: 0 },
  tag: { color: tokens.pine },
});
