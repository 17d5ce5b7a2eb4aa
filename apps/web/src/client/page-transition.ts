import { prefersReducedMotion } from '@vitrine/platform/web';

/** The view transition name of a product's picture, on its card and on its page. */
const TRANSITION_NAME = 'product-picture';

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

const findPicture = (scope: ParentNode | null | undefined): HTMLImageElement | undefined =>
  [...(scope?.querySelectorAll('img') ?? [])].find(isVisible);

/** The picture of the link that was followed last, and the path of its target. */
let followedLink: { path: string; src: string } | undefined;

/** The link that was followed has the focus; a product's card holds its picture. */
function findOldPicture(): HTMLImageElement | undefined {
  const link = document.activeElement?.closest<HTMLAnchorElement>('a[href*="/product/detail/"]');
  const picture = findPicture(link);
  if (link && picture) followedLink = { path: link.pathname, src: picture.currentSrc };
  return picture;
}

/** Puts the small picture of the card behind the large one until that is loaded. */
function findNewPicture(): HTMLImageElement | undefined {
  const picture = findPicture(document.querySelector('[data-product-picture]'));
  if (picture && followedLink?.path === window.location.pathname) {
    picture.style.background = `url("${followedLink.src}") 50%/cover`;
  }
  return picture;
}

const setTransitionName = (picture: HTMLElement | undefined, name: string) =>
  picture?.style.setProperty('view-transition-name', name);

/**
 * Replaces one screen by the next with a view transition, where the browser has them: the picture of a
 * product grows into its page. Resolves once the next screen is shown.
 */
export async function transitionTo(show: () => void): Promise<void> {
  const oldPicture = findOldPicture();
  let newPicture: HTMLImageElement | undefined;
  const update = () => {
    show();
    newPicture = findNewPicture();
  };
  if (!document.startViewTransition || prefersReducedMotion()) return update();
  setTransitionName(oldPicture, TRANSITION_NAME);
  const transition = document.startViewTransition(() => {
    update();
    if (oldPicture) setTransitionName(newPicture, TRANSITION_NAME);
  });
  // A newer transition or a hidden tab skips the animation; the screen is shown all the same.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => {
    setTransitionName(oldPicture, '');
    setTransitionName(newPicture, '');
  });
  await transition.updateCallbackDone;
}
