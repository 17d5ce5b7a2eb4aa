import { selectPrefGender, selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useMemo } from 'react';
import { readShellContent, type ShellContent } from './shop-content.ts';

/** The content of header and footer for the preferred gender. */
export function useShellContent(): ShellContent {
  const shop = useSelector(selectShopContent);
  const gender = useSelector(selectPrefGender);
  return useMemo(() => readShellContent(shop, gender), [shop, gender]);
}
