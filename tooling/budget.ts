import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { pagePlans } from '../apps/server/demo/content/pages.ts';
import { CALLS, type Manifest, readAssets } from '../apps/web/src/server/assets.ts';

const CLIENT = new URL('../apps/web/dist/client/', import.meta.url);
const BASE = '/content/assets/';
const KB = 1024;

interface Weighed {
  /** The folder of its screen. */
  screen: string;
  /** Pages of the demo shop that it lays out: their module types are charged, and no others. */
  pages?: readonly string[];
  /** KB of JavaScript after brotli that the page ever loads, what comes later included. */
  budget: number;
}

/** What a carousel is moved by comes once the page stands, and counts all the same. */
const CAROUSEL = /\/Swiper-/;
const COMES_LATER = 'packages/ui/src/primitives/swiper/takeOver.ts';

/** A page that is only read by a guest makes no calls but the first few. */
const ONLY_READ = ['content'];

/** What a shopper may be asked to load. A campaign is weighed as `spring`, a real one. */
const WEIGHED: Readonly<Record<string, Weighed>> = {
  spring: { screen: 'content', pages: ['spring'], budget: 90 },
  showcase: { screen: 'content', pages: ['showcase'], budget: 130 },
  home: { screen: 'home', pages: ['home-women', 'home-men', 'home-kids'], budget: 110 },
  list: { screen: 'list', budget: 110 },
  product: { screen: 'product', budget: 110 },
  category: { screen: 'category', budget: 110 },
  search: { screen: 'search', budget: 110 },
  bag: { screen: 'bag', budget: 110 },
  wishlist: { screen: 'wishlist', budget: 110 },
  viewed: { screen: 'recently-viewed', budget: 110 },
  checkout: { screen: 'checkout', budget: 110 },
  payment: { screen: 'payment', budget: 110 },
  orderConfirm: { screen: 'order-confirm', budget: 110 },
  orders: { screen: 'orders', budget: 110 },
  order: { screen: 'order', budget: 110 },
  tracking: { screen: 'tracking', budget: 110 },
  orderIdentity: { screen: 'order-identity', budget: 110 },
  returnRequest: { screen: 'return-request', budget: 110 },
  returns: { screen: 'returns', budget: 110 },
  returned: { screen: 'returned', budget: 110 },
  addresses: { screen: 'addresses', budget: 110 },
  address: { screen: 'address', budget: 110 },
  personalIds: { screen: 'personal-ids', budget: 110 },
  personalId: { screen: 'personal-id', budget: 110 },
  coupons: { screen: 'coupons', budget: 110 },
  accessReward: { screen: 'access-reward', budget: 110 },
  gamification: { screen: 'gamification', budget: 110 },
  lottery: { screen: 'lottery', budget: 110 },
  referral: { screen: 'referral', budget: 110 },
  invitation: { screen: 'invitation', budget: 110 },
  questionnaire: { screen: 'questionnaire', budget: 110 },
  login: { screen: 'login', budget: 110 },
  me: { screen: 'me', budget: 110 },
  profile: { screen: 'profile', budget: 110 },
  privacy: { screen: 'privacy', budget: 110 },
};

/** Words that only zod's own code contains. */
const ZOD = /ZodError|\$ZodType|_zod\b/;

const read = (file: string) => readFileSync(new URL(file, CLIENT));
const kilobytes = (file: string) => brotliCompressSync(read(file)).length / KB;

export interface ScreenBytes {
  name: string;
  /** All that is loaded. */
  kilobytes: number;
  /** Of it, once the page stands. */
  later: number;
  budget: number;
}

/** The module types that pages of the demo shop show. */
function typesOf(pages: readonly string[]): string[] {
  const writing = { say: <T>(zh: T) => zh, now: 0 };
  const entries = pagePlans
    .filter(({ code }) => pages.includes(code))
    .flatMap(({ body }) => body(writing));
  return [...new Set(entries.map(({ code }) => code))];
}

const builtAssets = () =>
  readAssets(JSON.parse(read('manifest.json').toString()) as Manifest, BASE);

/** What the common file waits for, beside the bundler's own helper: it waits for the common file itself. */
const CIRCULAR = /\/(?!entry-|rolldown-runtime-)[^/]+\.js$/;

/** The JavaScript of each screen, as the last build made it. */
export function screenBytes(): ScreenBytes[] {
  const assets = builtAssets();
  if (!readdirSync(CLIENT).some((file) => CAROUSEL.test(`/${file}`)))
    throw new Error('carousels have no file of their own, so what moves them cannot be charged');
  return Object.entries(WEIGHED).map(([name, { screen, pages = [], budget }]) => {
    const files = new Set([
      ...assets.shared,
      ...assets.chunksOf(`packages/features/src/${screen}/screen.ts`),
      ...typesOf(pages).flatMap(assets.chunksOfModule),
    ]);
    const weight = (of: readonly string[]) =>
      of
        .filter((file) => file.endsWith('.js'))
        .reduce((sum, file) => sum + kilobytes(file.slice(BASE.length)), 0);
    const moved = [...files].some((file) => CAROUSEL.test(file));
    const sources = [
      ...(moved ? [COMES_LATER] : []),
      ...(ONLY_READ.includes(screen) ? [] : [CALLS]),
    ];
    const later = sources.flatMap(assets.chunksOf).filter((file) => !files.has(file));
    return { name, kilobytes: weight([...files, ...later]), later: weight(later), budget };
  });
}

function main(): void {
  const withZod = readdirSync(CLIENT).filter(
    (file) => file.endsWith('.js') && ZOD.test(read(file).toString()),
  );
  const rows = screenBytes();
  for (const { name, kilobytes: size, later, budget } of rows) {
    const more = later > 0 ? `, ${later.toFixed(1)} of them later` : '';
    console.log(`${name.padEnd(13)} ${size.toFixed(1).padStart(6)} KB of ${budget}${more}`);
  }
  const circular = builtAssets().shared.filter((file) => CIRCULAR.test(file));
  for (const file of circular) console.error(`the common file cannot wait for ${file}`);
  for (const file of withZod) console.error(`zod has reached the shopper in ${file}`);
  const over = rows.filter(({ kilobytes: size, budget }) => size > budget);
  for (const { name } of over) console.error(`${name} is over its budget`);
  process.exitCode = over.length + withZod.length + circular.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
