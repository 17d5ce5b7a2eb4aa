import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (name: string): string =>
  readFileSync(path.join(__dirname, '../replies', `${name}.json`), 'utf8');

interface RepliedBag {
  items: { id: string; quantity: number }[];
  availables: string[];
  count: number;
}

/** A bag that follows what is asked of it, as the shop's own does. */
function createBag() {
  const full = JSON.parse(read('bag')) as RepliedBag;
  let bag = full;
  const keep = (items: RepliedBag['items']) => {
    bag = { ...bag, items, availables: items.map(({ id }) => id), count: items.length };
  };
  return (method: string, url: string, body: string | undefined): string => {
    const id = /\/items\/(\w+)/.exec(url)?.[1];
    if (method === 'DELETE') keep(bag.items.filter((item) => item.id !== id));
    else if (method === 'POST') keep(full.items);
    else if (method !== 'GET')
      keep(
        bag.items.map((item) => (item.id === id ? { ...item, ...JSON.parse(body ?? '{}') } : item)),
      );
    return JSON.stringify(bag);
  };
}

const SESSION = {
  isGuest: true,
  userId: null,
  bagId: 'bag-1',
  role: null,
  isMessagingBound: false,
};

/** Each part of an address with the file that answers it. */
const FILES: readonly (readonly [RegExp, string])[] = [
  [/\/products\/\d+(?:\?|$)/, 'product'],
  [/\/(?:categories|brands|sets|sales|search)\/(?:\w+\/)?products/, 'list'],
  [/\/search\/contents/, 'home'],
  [/\/search\/suggestions/, 'suggestions'],
  [/\/environments\//, 'config'],
  [/\/menus\/categories/, 'categories'],
  [/\/menus\/brands/, 'brands'],
];

/** What a test says in place of a file: by a part of the address, or of the method and the address. */
export type Replies = Readonly<Record<string, string | ((url: string) => string)>>;

/** A shop that answers from files, keeps a bag, and answers everything else with "not found". */
export function createFetcher(over: Replies = {}) {
  const calls: string[] = [];
  const headers: RequestInit['headers'][] = [];
  const answerBag = createBag();
  const find = (method: string, url: string, body: string | undefined): string | undefined => {
    const known = Object.keys(over).find((part) => `${method} ${url}`.includes(part));
    const reply = known && over[known];
    if (typeof reply === 'function') return reply(url);
    if (reply !== undefined) return reply;
    if (url.includes('/identities/sessions')) return JSON.stringify(SESSION);
    if (/\/bags\/bag-1(?:\/items|\?|$)/.test(url)) return answerBag(method, url, body);
    const file = FILES.find(([pattern]) => pattern.test(url))?.[1];
    return file && read(file);
  };
  const fetcher = (async (url: string, { method = 'GET', body, ...rest }: RequestInit = {}) => {
    calls.push(`${method} ${url}`);
    headers.push(rest.headers);
    const text = find(method, url, body as string | undefined);
    const missing = JSON.stringify({ error: { code: 'not-found', message: '' } });
    return {
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      statusText: '',
      headers: new Map(),
      text: async () => text ?? missing,
    };
  }) as unknown as typeof fetch;
  return { fetcher, calls, headers };
}

/** A product of the shop under another id and name. */
export const nameProduct = (id: string, name: string): string =>
  JSON.stringify({ ...JSON.parse(read('product')), id, shortDescription: name });

/** The product of the shop, of which every size has sold. */
export function sellOut(): string {
  const product = JSON.parse(read('product')) as { variants: object[] };
  const variants = product.variants.map((variant) => ({ ...variant, quantity: 0 }));
  return JSON.stringify({ ...product, variants });
}

/** The product of the shop, of which shoppers choose something else than a size. */
export function nameSizes(name: string): string {
  const product = JSON.parse(read('product')) as {
    variants: { attributes: { type: string; value: string }[] }[];
  };
  const variants = product.variants.map((variant) => ({
    ...variant,
    attributes: variant.attributes.map((attribute) =>
      attribute.type === 'Scale' ? { ...attribute, value: name } : attribute,
    ),
  }));
  return JSON.stringify({ ...product, variants });
}

/** A session of a shopper who is logged in. */
export const SHOPPER = JSON.stringify({ ...SESSION, isGuest: false, userId: 'shopper-1' });
