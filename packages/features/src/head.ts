import { type Language, pickImage, type SizedImage, srcSet, viewSizes } from '@vitrine/kit';
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

/** What the head says of a screen's largest picture: a share card, and a request sent at once. */
export function preloadOf(
  images: readonly SizedImage[],
  sizes: string,
): Pick<Head, 'image' | 'preload'> {
  const main = pickImage(images);
  if (!main) return {};
  const preload = { url: main.url, srcSet: srcSet(viewSizes(images)), sizes };
  return { image: main.url, preload };
}
