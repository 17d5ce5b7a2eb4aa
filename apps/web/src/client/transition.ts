/** The picture that a shopper follows from a list to its page carries this name on both. */
const PIECE = 'piece';

const isInSight = (element: Element): boolean => element.getClientRects().length > 0;

const pictureIn = (scope: ParentNode | null | undefined): HTMLImageElement | undefined =>
  [...(scope?.querySelectorAll('img') ?? [])].find(isInSight);

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What was followed last, and where to. */
let followed: { path: string; src: string } | undefined;

/** The link that leads away has the focus; a product's card holds its picture. */
function leavingPicture(): HTMLImageElement | undefined {
  const link = document.activeElement?.closest<HTMLAnchorElement>('a[href*="/product/detail/"]');
  const picture = pictureIn(link);
  if (link && picture) followed = { path: link.pathname, src: picture.currentSrc };
  return picture;
}

/** What was followed is there already, if small: it lies beneath until its larger self has come. */
function arrivingPicture(): HTMLImageElement | undefined {
  const picture = pictureIn(document.querySelector('[data-piece]'));
  if (picture && followed?.path === window.location.pathname) {
    picture.style.background = `url("${followed.src}") 50%/cover`;
  }
  return picture;
}

const call = (picture: HTMLElement | undefined, name: string) =>
  picture?.style.setProperty('view-transition-name', name);

/**
 * Lets one screen pass into the next, where the browser can: the rest fades, and the picture of a
 * piece grows into its page. Settles once the next screen stands.
 */
export async function passInto(show: () => void): Promise<void> {
  const leaving = leavingPicture();
  let arriving: HTMLImageElement | undefined;
  const arrive = () => {
    show();
    arriving = arrivingPicture();
  };
  if (!document.startViewTransition || isStill()) return arrive();
  call(leaving, PIECE);
  const transition = document.startViewTransition(() => {
    arrive();
    if (leaving) call(arriving, PIECE);
  });
  // A newer one takes its place, or the tab is hidden: the screen stands all the same.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => {
    call(leaving, '');
    call(arriving, '');
  });
  await transition.updateCallbackDone;
}
