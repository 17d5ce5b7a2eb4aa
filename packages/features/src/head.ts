import { type Language, pickImage, type SizedImage } from '@vitrine/kit';
import { href, type Target } from '@vitrine/platform';
import type { Head } from './screen.ts';

export interface Crumb {
  name: string;
  /** Absent: the page one is on. */
  target?: Target;
}

/** The way to a page, as search engines read it. */
export const breadcrumbList = (crumbs: readonly Crumb[], language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, target }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(target ? { item: href(target, language) } : {}),
  })),
});

/** The picture of a screen's share card. */
export function shareImage(images: readonly SizedImage[]): Pick<Head, 'image'> {
  const main = pickImage(images);
  return main ? { image: main.url } : {};
}
