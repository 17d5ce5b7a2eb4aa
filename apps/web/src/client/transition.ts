/** The picture that a shopper follows from a list to its page carries this name on both. */
const PIECE = 'piece';

const isInSight = (element: Element): boolean => element.getClientRects().length > 0;

const pictureIn = (scope: ParentNode | null | undefined): HTMLElement | undefined =>
  [...(scope?.querySelectorAll<HTMLElement>('img') ?? [])].find(isInSight);

/** The link that leads away has the focus; a product's card holds its picture. */
const leavingPicture = () =>
  pictureIn(document.activeElement?.closest('a[href*="/product/detail/"]'));

const arrivingPicture = () => pictureIn(document.querySelector('[data-piece]'));

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets one screen pass into the next, where the browser can: the rest fades, and the picture of a
 * piece grows into its page. Settles once the next screen stands.
 */
export async function passInto(show: () => void): Promise<void> {
  if (!document.startViewTransition || isStill()) return show();
  const named: HTMLElement[] = [];
  const name = (picture: HTMLElement | undefined) => {
    picture?.style.setProperty('view-transition-name', PIECE);
    if (picture) named.push(picture);
  };
  const leaving = leavingPicture();
  name(leaving);
  const transition = document.startViewTransition(() => {
    show();
    if (leaving) name(arrivingPicture());
  });
  // A newer one takes its place, or the tab is hidden: the screen stands all the same.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => {
    for (const picture of named) picture.style.removeProperty('view-transition-name');
  });
  await transition.updateCallbackDone;
}
