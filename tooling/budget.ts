import './require-node.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { manifestName, readManifestKeys } from '../apps/web/manifest-keys.ts';
import { type Manifest, readAssets } from '../apps/web/src/server/assets.ts';
import { pagePlans } from '../demo/shop/content/pages.ts';
import { LANGUAGES, type Language } from '../packages/kit/src/language.ts';
import { type RouteName, routeNames, routeOf } from '../packages/platform/src/routes.ts';
import { findBackofficeProblems, measureBackoffice, ZOD } from './backoffice-budget.ts';

const CLIENT = new URL('../apps/web/dist/client/', import.meta.url);
const BACKOFFICE = new URL('../apps/backoffice/dist/', import.meta.url);
const BASE = '/content/assets/';
const KB = 1024;
const DEFAULT_BUDGET = 112;

interface Budget {
  route: RouteName;
  /** The pages of the demo shop whose module types count. */
  pages?: readonly string[];
  /** KB of JavaScript after brotli, including what is loaded after the page is shown. */
  budget: number;
}

const HOME_PAGES = ['home-women', 'home-men', 'home-kids'];

/** The budget of every screen. Campaign pages have two: of a typical page and of the largest one. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  spring: { route: 'content', pages: ['spring'], budget: 93 },
  showcase: { route: 'content', pages: ['showcase'], budget: 133 },
  ...Object.fromEntries(
    routeNames
      .filter((route) => route !== 'content')
      .map((route): [string, Budget] => [
        route,
        {
          route,
          ...(route === 'home' && { pages: HOME_PAGES }),
          budget: routeOf(route).budget ?? DEFAULT_BUDGET,
        },
      ]),
  ),
};

const read = (file: string) => readFileSync(new URL(file, CLIENT));

const sizes = new Map<string, number>();

/** Screens share most of their files, so each is compressed once. */
function kilobytesOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(read(file)).length / KB;
  sizes.set(file, size);
  return size;
}

export interface ScreenBytes {
  name: string;
  /** All JavaScript of the screen. */
  kilobytes: number;
  /** The part that is loaded after the page is shown. */
  later: number;
  /** The number of files that are loaded before. */
  files: number;
  budget: number;
}

/** The module types that pages of the demo shop show. */
function moduleTypesOf(pages: readonly string[]): string[] {
  const context = { t: <T>(zh: T) => zh, now: 0 };
  const entries = pagePlans
    .filter(({ code }) => pages.includes(code))
    .flatMap(({ body }) => body(context));
  return [...new Set(entries.map(({ code }) => code))];
}

const readManifest = (language: Language) =>
  JSON.parse(read(manifestName(language)).toString()) as Manifest;

/** The chunk of the carousel and what it loads after the page is shown. */
function findCarousel(manifest: Manifest) {
  const carousel = Object.values(manifest).find(({ name }) => name === 'carousel');
  if (!carousel?.dynamicImports?.length) throw new Error('The build has no chunk named carousel');
  return { url: BASE + carousel.file, loads: carousel.dynamicImports };
}

function screenBytesOf(language: Language): ScreenBytes[] {
  const manifest = readManifest(language);
  const assets = readAssets(manifest, BASE);
  const keys = readManifestKeys();
  const carousel = findCarousel(manifest);
  const sumKilobytes = (urls: readonly string[]) =>
    urls.reduce((sum, url) => sum + kilobytesOf(url.slice(BASE.length)), 0);

  return Object.entries(BUDGETS).map(([name, { route, pages = [], budget }]) => {
    const chunks = assets.chunksOf(keys.screens[route]);
    if (route !== 'content' && chunks.length === 0) throw new Error(`${route} has no chunk`);
    const files = new Set(
      [...assets.shared, ...chunks, ...moduleTypesOf(pages).flatMap(assets.chunksOfModule)].filter(
        (url) => url.endsWith('.js'),
      ),
    );
    const later = [
      ...(files.has(carousel.url) ? carousel.loads : []),
      // A guest who reads a campaign page makes only calls of the initial table.
      ...(route === 'content' ? [] : [keys.callTable]),
    ]
      .flatMap(assets.chunksOf)
      .filter((url) => !files.has(url));
    return {
      name,
      kilobytes: sumKilobytes([...files, ...later]),
      later: sumKilobytes(later),
      files: files.size,
      budget,
    };
  });
}

/** The JavaScript of each screen in the last build, in the language that needs more. */
export function screenBytes(): ScreenBytes[] {
  const [first = [], ...others] = LANGUAGES.map(screenBytesOf);
  return first.map((screen, index) =>
    others
      .flatMap((screens) => screens[index] ?? [])
      .reduce((most, each) => (each.kilobytes > most.kilobytes ? each : most), screen),
  );
}

/** Files that the entry imports, besides the bundler's helpers: each would import the entry in turn. */
function findCircularFiles(manifest: Manifest): string[] {
  const { entry, shared } = readAssets(manifest, BASE);
  const helpers = Object.values(manifest).find(({ name }) => name === 'rolldown-runtime');
  return shared.filter((url) => url !== entry && url !== BASE + helpers?.file);
}

function main(): void {
  const rows = screenBytes();
  for (const { name, kilobytes, later, files, budget } of rows) {
    const size = `${kilobytes.toFixed(1).padStart(6)} KB of ${budget}`;
    const after = later > 0 ? `, ${later.toFixed(1)} of them later` : '';
    console.log(`${name.padEnd(16)} ${size} in ${files} files${after}`);
  }
  const backoffice = measureBackoffice(BACKOFFICE);
  console.log(
    `back office      ${backoffice.kilobytes.toFixed(1).padStart(6)} KB of its first screen`,
  );
  const withZod = readdirSync(CLIENT).filter(
    (file) => file.endsWith('.js') && ZOD.test(read(file).toString()),
  );
  const problems = [
    ...LANGUAGES.flatMap((each) => findCircularFiles(readManifest(each))).map(
      (file) => `the entry imports ${file}`,
    ),
    ...withZod.map((file) => `zod is part of ${file}`),
    ...rows
      .filter(({ kilobytes, budget }) => kilobytes > budget)
      .map(({ name }) => `${name} is over its budget`),
    ...findBackofficeProblems(backoffice),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
