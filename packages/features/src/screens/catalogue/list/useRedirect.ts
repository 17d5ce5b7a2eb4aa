import { usePlatform } from '@vitrine/platform';
import { selectKeyword, selectRedirect } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useEffect } from 'react';
import type { ListUrl } from './list-url.ts';

/** Goes on to the page that the keyword leads to. Back returns to the search, not to the list. */
export function useRedirect({ collection }: ListUrl): void {
  const { navigation } = usePlatform();
  const url = useSelector(selectRedirect);
  const isLatestSearch = useSelector(selectKeyword) === collection.keyword;
  useEffect(() => {
    if (url && isLatestSearch && collection.keyword) navigation.go({ url }, { replace: true });
  }, [url, isLatestSearch, collection.keyword, navigation]);
}
