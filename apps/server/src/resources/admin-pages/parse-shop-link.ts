import { matchWebPath } from '@vitrine/platform/urls';

/** The screen to which an address of the shop leads. */
export function parseShopLink(url: string) {
  const [path = '', query] = url.replace(/#.*$/, '').split('?');
  const match = matchWebPath(path);
  if (!match) return undefined;
  const sets = new URLSearchParams(query).get('sets') ?? '';
  return {
    route: match.route,
    id: match.params.id ?? '',
    /** The sets that a list shows. */
    setIds: match.route === 'list' ? sets.split(',').filter(Boolean) : [],
  };
}
