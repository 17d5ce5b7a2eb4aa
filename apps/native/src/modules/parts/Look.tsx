import type { ProductSummary } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import {
  arrangeProducts,
  type LookFields,
  type LookLayout,
  listBuyable,
  lookMessages,
  sumProductPrices,
} from '@vitrine/modules';
import { useMessages } from '@vitrine/platform';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { text } from '../../parts/text-styles.ts';
import { usePageId } from '../PageContext.ts';
import { ContentButton } from './ContentButton.tsx';
import { ContentLink } from './ContentLink.tsx';
import { useColours } from './colours.ts';
import { ModulePicture } from './ModulePicture.tsx';
import { ProductRow } from './ProductRow.tsx';

interface LookProps {
  look: LookFields;
  layout: LookLayout;
  products: readonly ProductSummary[];
}

/** The price of what is left of an outfit, which is bought on the shop's page; or a link where nothing is bought as a whole. */
function BuyAllButton({ look, products }: Omit<LookProps, 'layout'>) {
  const t = useMessages(lookMessages);
  const id = usePageId();
  const plain = { colorOfText: '', backgroundColor: '' };
  const buyable = listBuyable(products);
  const [first] = buyable;
  if (!first)
    return (
      <ContentButton button={{ ...plain, text: look.buttonText, commonLink: look.commonLink }} />
    );
  const words =
    buyable.length < products.length
      ? formatMessage(t.restOfLook, { n: buyable.length })
      : look.buttonText || t.wholeLook;
  const price = formatPrice(sumProductPrices(buyable), first.currencyIsoCode);
  return (
    <ContentButton
      button={{ ...plain, text: `${words} ${price}` }}
      fallback={{ route: 'content', params: { id } }}
    />
  );
}

/** An outfit: its picture, its text and its products, on a tablet beside the picture. */
export function Look({ look, layout, products }: LookProps) {
  const { width, isTablet } = useLayout();
  const { ink, soft } = useColours();
  const { title, description, image, commonLink } = look;
  const { first, second } = arrangeProducts(layout, products);
  const isBeside = isTablet && Boolean(image?.source);
  const pictureWidth = isBeside ? Math.round(width / 2) : width;
  return (
    <View style={isBeside && styles.beside}>
      {image?.source ? (
        <ContentLink link={commonLink} label={image.alt || title} style={{ width: pictureWidth }}>
          <ModulePicture image={image} width={pictureWidth} ratio={4 / 5} alt="" />
        </ContentLink>
      ) : null}
      <View style={isBeside && styles.fill}>
        <View style={styles.text}>
          {title !== '' && (
            <Text role="heading" style={[text.h3, { color: ink }]}>
              {title}
            </Text>
          )}
          {description !== '' && (
            <Text style={[text.body, { color: soft }]} numberOfLines={2}>
              {description}
            </Text>
          )}
          {[...first, ...second].map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </View>
        <BuyAllButton look={look} products={products} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', alignItems: 'center' },
  fill: { flex: 1 },
  text: {
    gap: tokens.space1,
    paddingHorizontal: tokens.gutter,
    paddingTop: tokens.space4,
    paddingBottom: tokens.space5,
  },
});
