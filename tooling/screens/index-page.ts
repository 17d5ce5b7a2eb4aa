import type { Place, Visitor } from '../../tests/support/places.ts';

export interface PictureVariant {
  language: 'zh' | 'en';
  size: 'phone' | 'desktop';
}

const HEADINGS: Readonly<Record<Visitor, string>> = {
  guest: 'As a guest',
  shopper: 'As a shopper with orders',
  newcomer: 'As a new shopper',
};

export const pictureName = (place: string, { language, size }: PictureVariant): string =>
  `${place}.${size}.${language}.webp`;

export const isPictured = ({ phoneOnly }: Place, { size }: PictureVariant): boolean =>
  size === 'phone' || !phoneOnly;

const row = (place: Place, variants: readonly PictureVariant[]): string => {
  const pictures = variants
    .filter((variant) => isPictured(place, variant))
    .map(
      (variant) =>
        `<img src="${pictureName(place.name, variant)}" height="300" alt="${place.name}, ${variant.size}, ${variant.language}">`,
    );
  return `### ${place.name}\n${pictures.join('\n')}\n`;
};

/** Writes the page that shows every picture, grouped by visitor. */
export function indexPage(places: readonly Place[], variants: readonly PictureVariant[]): string {
  const sections = Object.entries(HEADINGS).map(([visitor, heading]) => {
    const rows = places
      .filter((place) => place.visitor === visitor)
      .map((place) => row(place, variants));
    return `## ${heading}\n\n${rows.join('\n')}`;
  });
  return `# Every screen

The demo shop at 375 and at 1440 pixels, in Chinese and in English, taken by \`npm run screens\`; with
place names as arguments, only those are taken again.

${sections.join('\n')}`;
}
