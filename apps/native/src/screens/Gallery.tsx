import { messages as productMessages } from '@vitrine/features/messages/catalogue/product';
import { formatMessage, pickImage, viewOrders } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import type { ProductState } from '@vitrine/state';
import { useState } from 'react';
import { FlatList, Image, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { messages } from '../messages.ts';
import { text } from '../parts/text-styles.ts';

/** Wide enough for a phone at three times the density. */
const WIDTH = 1200;

/** A tablet shows the picture as wide as its text column allows. */
const MAX_WIDTH = 640;

/** The pictures of a product, one beside the other. */
export function Gallery({ product }: { product: ProductState }) {
  const { picture } = useMessages(productMessages);
  const t = useMessages(messages);
  const { mediaUrl } = usePlatform();
  const window = useWindowDimensions();
  const [position, setPosition] = useState(0);
  const width = Math.min(window.width, MAX_WIDTH);
  const orders = viewOrders(product.images);
  return (
    <View style={[styles.gallery, { width }]}>
      <FlatList
        testID="gallery"
        data={orders}
        horizontal
        pagingEnabled
        showsHorizontalScrollIndicator={false}
        keyExtractor={String}
        getItemLayout={(_, index) => ({ length: width, offset: width * index, index })}
        scrollEventThrottle={32}
        onScroll={({ nativeEvent }) => setPosition(Math.round(nativeEvent.contentOffset.x / width))}
        renderItem={({ item: order, index }) => (
          <Image
            source={{ uri: mediaUrl(pickImage(product.images, WIDTH, order)?.url ?? '') }}
            style={[styles.picture, { width }]}
            accessible
            role="img"
            aria-label={formatMessage(picture, { name: product.shortDescription, n: index + 1 })}
            accessibilityIgnoresInvertColors
          />
        )}
      />
      {orders.length > 1 && (
        <Text style={[text.micro, styles.count]}>
          {formatMessage(t.pictureOf, { n: position + 1, total: orders.length })}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  gallery: { alignSelf: 'center' },
  picture: { aspectRatio: 3 / 4, backgroundColor: tokens.stone },
  count: {
    position: 'absolute',
    right: tokens.space4,
    bottom: tokens.space4,
    paddingHorizontal: tokens.space2,
    paddingVertical: 2,
    backgroundColor: tokens.paper,
  },
});
