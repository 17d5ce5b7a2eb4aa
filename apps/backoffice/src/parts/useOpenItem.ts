import { useLocation, useSearch, useSearchParams } from 'wouter';

const KEY = 'open';

/** The item whose details are open beside a list. It is part of the URL, so that back closes it. */
export function useOpenItem(): [string | null, (id: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = (id: string | null) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete(KEY);
      else next.set(KEY, id);
      return next;
    });
  return [params.get(KEY), open];
}

/** The URL that has the details of an item open beside the list. */
export function useOpenHref(): (id: string) => string {
  const [location] = useLocation();
  const search = useSearch();
  return (id) => {
    const params = new URLSearchParams(search);
    params.set(KEY, id);
    return `${location}?${params}`;
  };
}
