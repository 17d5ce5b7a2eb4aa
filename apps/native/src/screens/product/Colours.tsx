import { messages } from '@vitrine/features/messages/catalogue/product';
import { useMessages, usePlatform } from '@vitrine/platform';
import type { ProductState } from '@vitrine/state';
import { Pressable, ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { text } from '../../parts/text-styles.ts';

/** The colours of a product. Each is a product of its own and takes the place of this one, so that back leads past both. */
export function Colours({ product }: { product: ProductState }) {
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  if (product.colourways.length < 2) return null;
  return (
    <View style={styles.section}>
      <Text role="heading" style={text.ui}>
        {`${t.colour} ${product.color}`}
      </Text>
      <ScrollView horizontal showsHorizontalScrollIndicator={false}>
        <View role="radiogroup" aria-label={t.colour} style={styles.swatches}>
          {product.colourways.map(({ id, color, hex, isSoldOut }) => (
            <Pressable
              key={id}
              role="radio"
              aria-checked={id === product.id}
              aria-label={isSoldOut ? `${color} ${t.soldOut}` : color}
              style={styles.swatch}
              onPress={() => {
                if (id === product.id) return;
                navigation.go({ route: 'product', params: { id } }, { replace: true });
              }}
            >
              <View style={[styles.ring, id === product.id && styles.chosen]}>
                <View style={[styles.disc, { backgroundColor: hex }]} />
              </View>
              <Text style={text.micro} numberOfLines={2}>
                {color}
              </Text>
            </Pressable>
          ))}
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: tokens.space3 },
  swatches: { flexDirection: 'row', gap: tokens.space3 },
  swatch: { width: tokens.space14, alignItems: 'center', gap: tokens.space1 },
  ring: {
    width: tokens.touchSize,
    height: tokens.touchSize,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderColor: tokens.transparent,
    borderRadius: tokens.radiusFull,
  },
  chosen: { borderColor: tokens.ink },
  disc: {
    width: 34,
    height: 34,
    borderRadius: tokens.radiusFull,
    borderWidth: 1,
    borderColor: tokens.border,
  },
});
