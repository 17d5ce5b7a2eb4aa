const FIRST = /(?:<picture><source ([^>]*)>)?(<img [^>]*fetchPriority="high"[^>]*>)/i;

/** An attribute as React wrote it: escaped, and to be written again as it is. */
const attributeOf = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(` ${tag}`)?.[1] ?? '';

const preload = (tag: string, media: string): string => {
  const href = attributeOf(tag, 'src');
  return [
    '<link rel="preload" as="image" fetchpriority="high"',
    href && ` href="${href}"`,
    ` imagesrcset="${attributeOf(tag, 'srcSet')}" imagesizes="${attributeOf(tag, 'sizes')}"`,
    media && ` media="${media}"`,
    '>',
  ].join('');
};

/**
 * Asks from the head for the picture that a page opens with. It is read from what has been drawn, so
 * that it is the picture, the crop and the width that the page itself will ask for.
 */
export function preloadFirstPicture(html: string): string {
  const [, source, image] = FIRST.exec(html) ?? [];
  if (!image || !attributeOf(image, 'srcSet')) return '';
  if (!source) return preload(image, '');
  const wide = attributeOf(source, 'media');
  return preload(image, `not all and ${wide}`) + preload(source, wide);
}
