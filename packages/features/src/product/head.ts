import type { ProductDetail } from '@vitrine/contract';
import { fill, IMAGE_SIZES, type Language, last, pickImage, viewOrders } from '@vitrine/kit';
import { href, type Target } from '@vitrine/platform';
import { isOutOfStock, sizesOf } from '@vitrine/state';
import { breadcrumbList, type Crumb, shareImage } from '../head.ts';
import type { Head } from '../screen.ts';
import { messages } from './messages.ts';

/** The whole width of a phone; half of the gallery beside the facts on a desktop. */
export const GALLERY_SIZES = '(min-width: 1024px) 400px, 100vw';

const target = (id: string): Target => ({ route: 'product', params: { id } });

export const productTitle = ({ brandName, shortDescription }: ProductDetail): string =>
  `${brandName} ${shortDescription}`;

/** The way to a product: home, its categories, itself. */
export function productCrumbs(
  { categories, shortDescription }: Pick<ProductDetail, 'categories' | 'shortDescription'>,
  home: string,
): Crumb[] {
  return [
    { name: home, target: { route: 'home' } },
    ...categories.map(({ id, name }) => ({
      name,
      target: { route: 'list' as const, query: { category: id } },
    })),
    { name: shortDescription },
  ];
}

/** The product as search engines read it. Prices leave minor units here, as schema.org wants them. */
function structuredProduct(detail: ProductDetail, language: Language) {
  const { id, brandName, shortDescription, description, images, price, color } = detail;
  const outOfStock = !detail.isOnline || isOutOfStock(sizesOf(detail));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: shortDescription,
    description,
    sku: id,
    mpn: detail.brandStyleId,
    color,
    brand: { '@type': 'Brand', name: brandName },
    image: viewOrders(images).flatMap(
      (order) => pickImage(images, last(IMAGE_SIZES), order)?.url ?? [],
    ),
    offers: {
      '@type': 'Offer',
      url: href(target(id), language),
      price: (price.priceInclTaxes / 100).toFixed(2),
      priceCurrency: price.currencyIsoCode,
      availability: `https://schema.org/${outOfStock ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}

export function productHead(detail: ProductDetail, language: Language): Head {
  const words = messages[language];
  return {
    title: productTitle(detail),
    description: fill(words.headDescription, {
      name: detail.shortDescription,
      brand: detail.brandName,
      description: detail.description,
    }),
    path: href(target(detail.id), 'zh-CN'),
    ...(detail.isOnline ? {} : { noIndex: true }),
    structured: [
      structuredProduct(detail, language),
      breadcrumbList(productCrumbs(detail, words.home), language),
    ],
    ...shareImage(detail.images),
  };
}

export const missingHead = (id: string, language: Language): Head => ({
  title: messages[language].missing,
  path: href(target(id || '0'), 'zh-CN'),
  noIndex: true,
});
