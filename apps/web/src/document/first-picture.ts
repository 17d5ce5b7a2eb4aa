const FIRST = /(?:<picture><source ([^>]*)>)?(<img [^>]*fetchPriority="high"[^>]*>)/i;

/** An attribute as React wrote it. It stays escaped, because it is written into HTML again. */
const getAttribute = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(` ${tag}`)?.[1] ?? '';

const formatPreload = (tag: string, media: string): string => {
  const href = getAttribute(tag, 'src');
  return [
    '<link rel="preload" as="image" fetchpriority="high"',
    href && ` href="${href}"`,
    ` imagesrcset="${getAttribute(tag, 'srcSet')}" imagesizes="${getAttribute(tag, 'sizes')}"`,
    media && ` media="${media}"`,
    '>',
  ].join('');
};

/**
 * Formats the preload links for the first picture of a page. They are read from the rendered HTML, so that
 * they name the crop and the widths that the page itself requests.
 */
export function formatFirstPicturePreload(html: string): string {
  const [, source, image] = FIRST.exec(html) ?? [];
  if (!image || !getAttribute(image, 'srcSet')) return '';
  if (!source) return formatPreload(image, '');
  const desktopMedia = getAttribute(source, 'media');
  return formatPreload(image, `not all and ${desktopMedia}`) + formatPreload(source, desktopMedia);
}
