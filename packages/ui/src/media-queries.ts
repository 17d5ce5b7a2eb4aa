/** Whether the page is wide enough for the layout of tablets. In styles: `@media (--tablet)`. */
export const TABLET = '(min-width: 768px)';

/** Whether the page is wide enough for the layout of desktops. In styles: `@media (--desktop)`. */
export const DESKTOP = '(min-width: 1024px)';

/** The media queries that styles call by a name. Older engines cannot negate one, so one is there twice. */
export const NAMED_MEDIA_QUERIES: Readonly<Record<`--${string}`, string>> = {
  // A phone, and a desktop, whose letters are half as large again or larger: em follows the size that a shopper has set.
  '--large-letters': '(max-width: 18em)',
  '--large-letters-desktop': '(min-width: 1024px) and (max-width: 63em)',
  // The smallest phones, and larger ones whose display is zoomed.
  '--small-phone': '(max-width: 359.98px)',
  '--tablet': TABLET,
  '--below-desktop': '(max-width: 1023.98px)',
  '--desktop': DESKTOP,
  '--large-desktop': '(min-width: 1280px)',
};
