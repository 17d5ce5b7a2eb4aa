import { usePlatform } from '@vitrine/platform';
import { rememberPosition, selectProductsList } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useEffect } from 'react';

/** The element from whose top the position is measured. */
export const LIST_ID = 'product-list';

/**
 * Returns to the scroll position of a list that the shopper comes back to by a link, such as the
 * breadcrumb of a product. The history of a browser and the page stack of a mini-program restore it
 * themselves, so a page that is scrolled already stays as it is.
 */
export function useListPosition(): { remember: () => void } {
  const { viewport } = usePlatform();
  const { dispatch, getState } = useStore();

  useEffect(() => {
    const { position } = selectProductsList(getState());
    if (position <= 0) return;
    dispatch(rememberPosition(0));
    // The host restores its own position right after the page is rendered.
    Promise.resolve()
      .then(() => viewport.measureTops([LIST_ID]))
      .then(([top]) => {
        const isAtTop = top !== undefined && top >= 0;
        if (isAtTop) void viewport.scrollTo(LIST_ID, { offset: -position, instant: true });
      });
  }, [viewport, dispatch, getState]);

  return {
    remember: () =>
      void viewport.measureTops([LIST_ID]).then(([top = 0]) => {
        dispatch(rememberPosition(Math.max(0, Math.round(-top))));
      }),
  };
}
