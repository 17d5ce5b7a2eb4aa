import { messages as productMessages } from '@vitrine/features/messages/catalogue/product';
import { formatMessage, pickImage, viewOrders } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import type { ProductState } from '@vitrine/state';
import { lightboxMessages } from '@vitrine/ui';
import { useState } from 'react';
import { FlatList, Image, Pressable, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { messages } from '../../messages.ts';
import { text } from '../../parts/text-styles.ts';
import { PictureViewer } from './PictureViewer.tsx';

/** Wide enough for a phone at three times the density. */
const WIDTH = 1200;

/** The pictures of a product, one beside the other; a press shows one in the whole window. */
export function Gallery({ product, width }: { product: ProductState; width: number }) {
  const { picture } = useMessages(productMessages);
  const t = useMessages(messages);
  const { mediaUrl } = usePlatform();
  const [position, setPosition] = useState(0);
  const { zoomIn } = useMessages(lightboxMessages);
  const [opened, setOpened] = useState<number>();
  const orders = viewOrders(product.images);
  const uriOf = (order: number) => mediaUrl(pickImage(product.images, WIDTH, order)?.url ?? '');
  const nameOf = (index: number) =>
    formatMessage(picture, { name: product.shortDescription, n: index + 1 });
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
          <Pressable
            role="button"
            aria-label={`${nameOf(index)} ${zoomIn}`}
            onPress={() => setOpened(index)}
          >
            <Image
              source={{ uri: uriOf(order) }}
              style={[styles.picture, { width }]}
              accessibilityIgnoresInvertColors
            />
          </Pressable>
        )}
      />
      <PictureViewer
        pictures={orders.map((order, index) => ({ uri: uriOf(order), label: nameOf(index) }))}
        first={opened}
        onClose={() => setOpened(undefined)}
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
  gallery: { alignSelf: 'flex-start' },
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
