import { type Language, pickImage, type SizedImage } from '@vitrine/kit';
import { href, type Target } from '@vitrine/platform';
import type { Head } from './head.ts';

export interface Crumb {
  name: string;
  /** Absent for the current page. */
  target?: Target;
}

/** The breadcrumb of a page in the form that search engines read. */
export const buildBreadcrumbList = (crumbs: readonly Crumb[], language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, target }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(target ? { item: href(target, language) } : {}),
  })),
});

/** Picks the image of a screen's share card. */
export function pickShareImage(images: readonly SizedImage[]): Pick<Head, 'image'> {
  const main = pickImage(images);
  return main ? { image: main.url } : {};
}
