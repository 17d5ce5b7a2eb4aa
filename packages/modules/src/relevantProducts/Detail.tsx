import { fill, viewOrders, viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, cardTag, cx, Picture, Price, Swiper, Tag, Text } from '@vitrine/ui';
import { useProductTap } from '../products/tap.ts';
import styles from './Detail.module.css';
import { messages } from './messages.ts';
import { type MainProduct, mainTarget } from './rules.ts';

const PICTURE_SIZES = '(min-width:768px) 50vw, 100vw';

function ProductTag({ product }: { product: MainProduct }) {
  const words = useMessages(messages);
  const tag = cardTag(product);
  if (!tag) return null;
  return (
    <Tag tone={tag.kind === 'lowStock' ? 'warn' : 'soft'} className={styles.tag}>
      {tag.kind === 'label' ? tag.name : words[tag.kind]}
    </Tag>
  );
}

function Pictures({ product }: { product: MainProduct }) {
  const words = useMessages(messages);
  const name = product.shortDescription;
  return (
    <Box className={styles.pictures}>
      <Swiper label={fill(words.gallery, { name })} marks="line" counter>
        {viewOrders(product.images).map((n) => (
          <Picture
            key={n}
            ratio="3/4"
            images={viewSizes(product.images, n)}
            sizes={PICTURE_SIZES}
            alt={fill(words.picture, { name, n })}
          />
        ))}
      </Swiper>
      <ProductTag product={product} />
    </Box>
  );
}

/** A product that is gone leads home. */
function MainButton({ product, text }: { product: MainProduct; text: string | undefined }) {
  const words = useMessages(messages);
  const onProductTap = useProductTap(product);
  const own = product.isAvailable ? text || words.see : words.backHome;
  return (
    <Button
      wide
      to={mainTarget(product)}
      onTap={(tap) => tap && product.isAvailable && onProductTap(tap)}
    >
      {own}
    </Button>
  );
}

interface DetailProps {
  product: MainProduct;
  /** The page's words on the main button. */
  buttonText?: string | undefined;
  /** In a sheet there is room for every word of it. */
  inSheet?: boolean | undefined;
}

/** A product told at length: its pictures, tag, house and words, what it costs, and where it is. */
export function Detail({ product, buttonText, inSheet }: DetailProps) {
  const words = useMessages(messages);
  return (
    <Box as="article" className={cx(styles.detail, inSheet && styles.inSheet)}>
      <Pictures product={product} />
      <Box className={styles.words}>
        <Text as="p" look="brand" clamp={2}>
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
        <Text as="p" look="micro" tone="quiet">
          {words.taxIncluded}
        </Text>
        <Text as="p" tone="soft" clamp={inSheet ? undefined : 2} className={styles.description}>
          {product.description}
        </Text>
        {!product.isAvailable && (
          <Text as="p" strong className={styles.gone}>
            {words.gone}
          </Text>
        )}
        <Box className={styles.button}>
          <MainButton product={product} text={buttonText} />
        </Box>
      </Box>
    </Box>
  );
}
