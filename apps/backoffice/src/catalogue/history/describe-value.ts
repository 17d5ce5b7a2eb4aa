/** What turns the values of fields into words; ids have a name where one is known. */
export interface ValueWords {
  readonly names: Readonly<Record<string, ReadonlyMap<string, string>>>;
  readonly yes: string;
  readonly no: string;
  readonly separator: string;
  price(minor: number): string;
  time(iso: string): string;
}

const PRICES = ['price', 'originalPrice'];
const TIMES = ['publishedAt', 'startsAt', 'endsAt'];
const NOTHING = '–';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: object): value is { 'zh-CN': string; 'en-US': string | null } =>
  'zh-CN' in value;

/** Both languages of a text, or the one that there is. */
function describeText({ 'zh-CN': zh, 'en-US': en }: { 'zh-CN': string; 'en-US': string | null }) {
  return en && en !== zh ? `${zh} / ${en}` : zh || NOTHING;
}

function describeObject(value: Readonly<Record<string, unknown>>, words: ValueWords): string {
  if (isText(value)) return describeText(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => describeValue(name, part, words))
    .join(' ');
}

/** The value of a field of a product, a size or a price as an operator reads it. */
export function describeValue(name: string, value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (Array.isArray(value))
    return value.map((item) => describeValue(name, item, words)).join(words.separator) || NOTHING;
  if (isObject(value)) return describeObject(value, words);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number' && PRICES.includes(name)) return words.price(value);
  if (typeof value === 'string' && TIMES.includes(name)) return words.time(value);
  return words.names[name]?.get(String(value)) ?? String(value);
}
