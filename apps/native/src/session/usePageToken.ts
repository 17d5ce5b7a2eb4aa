import { useEffect, useState } from 'react';
import { useShop } from '../shop/ShopContext.ts';

interface PageStart {
  attempt: number;
  token: string | undefined;
}

/** The token with which a page opens; undefined until it is known, because a page reads it when it starts. */
export function usePageToken(isPrivate: boolean, attempt: number): PageStart | undefined {
  const { session } = useShop();
  const [start, setStart] = useState<PageStart>();
  useEffect(() => {
    let isCurrent = true;
    const token = isPrivate ? Promise.resolve(undefined) : session.createPageToken();
    token.then((value) => {
      if (isCurrent) setStart({ attempt, token: value });
    });
    return () => {
      isCurrent = false;
    };
  }, [session, isPrivate, attempt]);
  return start;
}
