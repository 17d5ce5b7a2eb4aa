import { type Language, pickImage, type SizedImage } from '@vitrine/kit';
import { href, type Target } from '@vitrine/platform';
import type { Head } from './head.ts';

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  to?: Target;
}

/** Home and the categories below it, with which a breadcrumb begins. */
export const buildCategoryCrumbs = (
  home: string,
  categories: readonly { readonly id: string; readonly name: string }[],
): Crumb[] => [
  { label: home, to: { route: 'home' } },
  ...categories.map(
    ({ id, name }): Crumb => ({
      label: name,
      to: { route: 'list', query: { category: id } },
    }),
  ),
];

/** The breadcrumb of a page in the form that search engines read. */
export const buildBreadcrumbList = (crumbs: readonly Crumb[], language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to ? { item: href(to, language) } : {}),
  })),
});

/** Picks the image of a screen's share card. */
export function pickShareImage(images: readonly SizedImage[]): Pick<Head, 'image'> {
  const main = pickImage(images);
  return main ? { image: main.url } : {};
}
