/** The style sheets of the back office itself: those that its page begins with. The canvas of the studio has none of them. */
export const OWN_SHEETS: ReadonlySet<string> = new Set(
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
);
