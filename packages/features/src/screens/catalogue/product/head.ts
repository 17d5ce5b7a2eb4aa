import type { ProductDetail } from '@vitrine/contract';
import {
  formatMessage,
  IMAGE_SIZES,
  type Language,
  last,
  pickImage,
  viewOrders,
} from '@vitrine/kit';
import { href, type Target } from '@vitrine/platform';
import { getAvailableSizes, isOutOfStock } from '@vitrine/state';
import { DESKTOP } from '@vitrine/ui';
import type { Head } from '../../../head.ts';
import {
  buildBreadcrumbList,
  buildCategoryCrumbs,
  type Crumb,
  pickShareImage,
} from '../../../structured-data.ts';
import { messages } from './messages.ts';

/** The full width on a phone, half of the gallery on a desktop. */
export const GALLERY_IMAGE_SIZES = `${DESKTOP} 400px, 100vw`;

const getTarget = (id: string): Target => ({ route: 'product', params: { id } });

export const getProductTitle = ({ brandName, shortDescription }: ProductDetail): string =>
  `${brandName} ${shortDescription}`;

/** The breadcrumb of a product: home, its categories, itself. */
export function getProductCrumbs(
  { categories, shortDescription }: Pick<ProductDetail, 'categories' | 'shortDescription'>,
  home: string,
): Crumb[] {
  return [...buildCategoryCrumbs(home, categories), { label: shortDescription }];
}

/** Describes the product for search engines. schema.org prices are not in minor units. */
function buildStructuredProduct(detail: ProductDetail, language: Language) {
  const { id, brandName, shortDescription, description, images, price, color } = detail;
  const outOfStock = !detail.isOnline || isOutOfStock(getAvailableSizes(detail));
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
      url: href(getTarget(id), language),
      price: (price.priceInclTaxes / 100).toFixed(2),
      priceCurrency: price.currencyIsoCode,
      availability: `https://schema.org/${outOfStock ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}

export function buildProductHead(detail: ProductDetail, language: Language): Head {
  const t = messages[language];
  return {
    title: getProductTitle(detail),
    description: formatMessage(t.headDescription, {
      name: detail.shortDescription,
      brand: detail.brandName,
      description: detail.description,
    }),
    path: href(getTarget(detail.id), 'zh-CN'),
    ...(detail.isOnline ? {} : { noIndex: true }),
    structured: [
      buildStructuredProduct(detail, language),
      buildBreadcrumbList(getProductCrumbs(detail, t.home), language),
    ],
    ...pickShareImage(detail.images),
  };
}

export const buildMissingHead = (id: string, language: Language): Head => ({
  title: messages[language].missing,
  path: href(getTarget(id || '0'), 'zh-CN'),
  noIndex: true,
});
