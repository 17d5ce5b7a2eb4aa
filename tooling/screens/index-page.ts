import type { Place, Who } from '../../tests/support/places.ts';

export interface Way {
  language: 'zh' | 'en';
  size: 'phone' | 'desk';
}

const HEADINGS: Readonly<Record<Who, string>> = {
  guest: 'For everybody',
  shopper: 'For a shopper who has been here for a while',
  newcomer: 'For somebody who has just come',
};

export const pictureName = (place: string, { language, size }: Way): string =>
  `${place}.${size}.${language}.webp`;

export const isSeen = ({ phoneOnly }: Place, { size }: Way): boolean =>
  size === 'phone' || !phoneOnly;

const row = (place: Place, ways: readonly Way[]): string => {
  const pictures = ways
    .filter((way) => isSeen(place, way))
    .map(
      (way) =>
        `<img src="${pictureName(place.name, way)}" height="300" alt="${place.name}, ${way.size}, ${way.language}">`,
    );
  return `### ${place.name}\n${pictures.join('\n')}\n`;
};

/** Where every picture is found, by whose screen it is. */
export function indexPage(places: readonly Place[], ways: readonly Way[]): string {
  const parts = Object.entries(HEADINGS).map(([who, heading]) => {
    const rows = places.filter((place) => place.who === who).map((place) => row(place, ways));
    return `## ${heading}\n\n${rows.join('\n')}`;
  });
  return `# Every screen

The demo shop at 375 and at 1440 pixels, in Chinese and in English, drawn by \`npm run screens\`; with
names behind it, only those are drawn again.

${parts.join('\n')}`;
}
