import { formatMessage, viewOrders, viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  Box,
  Button,
  cx,
  Picture,
  Price,
  Swiper,
  selectCardTag,
  TABLET,
  Tag,
  Text,
} from '@vitrine/ui';
import { useProductPress } from '../products/useProductPress.ts';
import styles from './MainProductDetail.module.css';
import { messages } from './messages.ts';
import { getMainTarget, type MainProduct } from './rules.ts';

const PICTURE_SIZES = `${TABLET} 50vw, 100vw`;

function ProductTag({ product }: { product: MainProduct }) {
  const t = useMessages(messages);
  const tag = selectCardTag(product);
  if (!tag) return null;
  return (
    <Tag tone={tag.kind === 'lowStock' ? 'warn' : 'soft'} className={styles.tag}>
      {tag.kind === 'label' ? tag.name : t[tag.kind]}
    </Tag>
  );
}

function Pictures({ product }: { product: MainProduct }) {
  const t = useMessages(messages);
  const name = product.shortDescription;
  return (
    <Box className={styles.pictures}>
      <Swiper label={formatMessage(t.gallery, { name })} pagination="line" counter>
        {viewOrders(product.images).map((n) => (
          <Picture
            key={n}
            ratio="3/4"
            images={viewSizes(product.images, n)}
            sizes={PICTURE_SIZES}
            alt={formatMessage(t.picture, { name, n })}
          />
        ))}
      </Swiper>
      <ProductTag product={product} />
    </Box>
  );
}

/** The main button; for an unavailable product it leads to the home page. */
function MainButton({ product, text }: { product: MainProduct; text: string | undefined }) {
  const t = useMessages(messages);
  const onProductPress = useProductPress(product);
  const label = product.isAvailable ? text || t.see : t.backHome;
  return (
    <Button
      fullWidth
      to={getMainTarget(product)}
      onPress={(press) => press && product.isAvailable && onProductPress(press)}
    >
      {label}
    </Button>
  );
}

interface MainProductDetailProps {
  product: MainProduct;
  /** The button text set on the page. */
  buttonText?: string | undefined;
  /** In a sheet the description is not shortened. */
  inSheet?: boolean | undefined;
}

/** The product in full: pictures, tag, brand, description, price and a button. */
export function MainProductDetail({ product, buttonText, inSheet }: MainProductDetailProps) {
  const t = useMessages(messages);
  return (
    <Box as="article" className={cx(styles.detail, inSheet && styles.inSheet)}>
      <Pictures product={product} />
      <Box className={styles.text}>
        <Text as="p" variant="brand" clamp={2}>
          {product.brand.name}
        </Text>
        <Text as="h3" tone="soft" className={styles.name}>
          {product.shortDescription}
        </Text>
        <Price
          large
          price={product.price}
          original={product.priceWithoutDiscount}
          currency={product.currencyIsoCode}
          className={styles.price}
        />
        <Text as="p" variant="micro" tone="quiet">
          {t.taxIncluded}
        </Text>
        <Text as="p" tone="soft" clamp={inSheet ? undefined : 2} className={styles.description}>
          {product.description}
        </Text>
        {!product.isAvailable && (
          <Text as="p" strong className={styles.unavailable}>
            {t.gone}
          </Text>
        )}
        <Box className={styles.button}>
          <MainButton product={product} text={buttonText} />
        </Box>
      </Box>
    </Box>
  );
}
