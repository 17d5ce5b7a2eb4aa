/** Whether the page is wide enough for the layout of tablets. In styles: `@media (--tablet)`. */
export const TABLET = '(min-width: 768px)';

/** Whether the page is wide enough for the layout of desktops. In styles: `@media (--desktop)`. */
export const DESKTOP = '(min-width: 1024px)';

/** The media queries that styles call by a name. Older engines cannot negate one, so one is there twice. */
export const NAMED_MEDIA_QUERIES: Readonly<Record<`--${string}`, string>> = {
  '--tablet': TABLET,
  '--below-desktop': '(max-width: 1023.98px)',
  '--desktop': DESKTOP,
  '--large-desktop': '(min-width: 1280px)',
};
