import { LANGUAGES } from '@vitrine/kit';
import { parseEntry, schemas } from '@vitrine/modules/schemas';
import { describe, expect, test } from 'vitest';
import { QUESTIONNAIRE } from '../rewards/questionnaire.ts';
import { demoShop } from '../shop.ts';
import { galleryPlans } from './pages/gallery.ts';
import { pagePlans } from './pages.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const shop = demoShop(NOW);
const revisions = shop.content_revisions;

/** Every text inside a value, with the name of the field that holds it. */
function texts(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    texts(inner, Array.isArray(value) ? name : key),
  );
}

const all = [...revisions.flatMap(({ entries }) => texts(entries)), ...texts(shop.flat_contents)];
const codes = new Set<string>([...pagePlans, ...galleryPlans].map(({ code }) => code));

describe('pages', () => {
  test.each(
    revisions.map((revision) => [revision.code, revision.language, revision.entries] as const),
  )('%s in %s parses, module by module', (_code, _language, entries) => {
    const refused = entries.map(parseEntry).filter((parsed) => !parsed.ok);
    expect(refused).toEqual([]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test('are the same modules in both languages', () => {
    const shapeOf = (language: string) =>
      revisions
        .filter((revision) => revision.language === language)
        .map(({ code, entries }) => [code, entries.map((entry) => [entry.id, entry.code])]);
    const [first, second] = LANGUAGES.map(shapeOf);
    expect(second).toEqual(first);
  });

  test('say one thing more in Hong Kong, on every home', () => {
    const idsOf = (country: string | null) =>
      revisions
        .filter(({ code, ...of }) => code.startsWith('home-') && of.country === country)
        .map(({ code, language, entries }) => [code, language, ...entries.map(({ id }) => id)]);
    const withoutIt = idsOf('HK').map((ids) => ids.filter((id) => id !== 'hong-kong'));
    expect(withoutIt).toHaveLength(3 * LANGUAGES.length);
    expect(withoutIt).toEqual(idsOf(null));
    expect(idsOf('HK').every((ids) => ids.includes('hong-kong'))).toBe(true);
  });

  test.each([
    ['spring', true],
    ['returns', false],
  ])('%s has a picture for a poster: %s', (page, has) => {
    const shares = revisions
      .filter(({ code }) => code === page)
      .flatMap(({ entries }) => entries.filter(({ code }) => code === 'shareInfo'));
    expect(shares.map(({ fields }) => 'momentImageUrl' in fields)).toEqual([has, has]);
  });

  test('show every kind of module in the showcase', () => {
    const shown = new Set(
      revisions
        .filter(({ code }) => code === 'showcase')
        .flatMap(({ entries }) => entries.map(({ code }) => code)),
    );
    expect(Object.keys(schemas).filter((code) => !shown.has(code))).toEqual([]);
  });

  test('show every kind of module by itself in the gallery, and nothing of it to shoppers', () => {
    const gallery = revisions.filter(({ environment }) => environment === 'gallery');
    expect(
      galleryPlans.filter(({ body }) => body({ say: (zh) => zh, now: NOW }).length < 2),
    ).toEqual([]);
    expect(gallery).toHaveLength(galleryPlans.length * LANGUAGES.length);
    expect(revisions.filter(({ code }) => code.startsWith('gallery'))).toHaveLength(gallery.length);
  });

  test('speak English in English', () => {
    const chinese = revisions
      .filter(({ language }) => language === 'en-US')
      .flatMap(({ entries }) => texts(entries))
      .filter(([, text]) => /\p{Script=Han}/u.test(text));
    expect(chinese).toEqual([]);
  });

  test('do not shout', () => {
    expect(all.filter(([, text]) => /[!！]/.test(text))).toEqual([]);
  });

  test('show pictures and sets that exist', () => {
    const keys = new Set(shop.products.flatMap((row) => row.image_keys));
    const sets = new Set(shop.sets.map(({ id }) => id));
    const isKey = (name: string) => name === 'key' || name === 'imageKey';
    const lost = all.filter(
      ([name, text]) =>
        (isKey(name) && !text.startsWith('banner-') && !keys.has(text)) ||
        (name === 'setId' && !sets.has(text)),
    );
    expect(lost).toEqual([]);
  });
});

describe('links', () => {
  const addresses = all.flatMap(([name, text]) => {
    if (name === 'web' || name === 'link') return [text];
    return [...text.matchAll(/href="(?:\/en)?([^"]+)"/g)].map((match) => match[1] ?? '');
  });
  const known = {
    set: new Set(shop.sets.map(({ id }) => id)),
    sale: new Set(shop.sales.map(({ id }) => id)),
    brand: new Set(shop.brands.map(({ id }) => id)),
    category: new Set(shop.categories.map(({ id }) => id)),
  };

  const leads = (address: string): boolean => {
    const { pathname, searchParams } = new URL(address, 'https://shop.example');
    if (pathname === '/category' || /^\/(women|men|kids)$/.test(pathname)) return true;
    const [, asked] = /^\/questionnaire\/([\w-]+)$/.exec(pathname) ?? [];
    if (asked) return asked === QUESTIONNAIRE;
    const [, code] = /^\/content\/([\w-]+)$/.exec(pathname) ?? [];
    if (code) return codes.has(code);
    if (pathname !== '/product/list') return false;
    return Object.entries(known).some(([name, ids]) => ids.has(searchParams.get(name) ?? ''));
  };

  test('there are many, and none is a dead end', () => {
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((address) => !leads(address))).toEqual([]);
  });

  test('of English pages stay in English', () => {
    const inner = revisions
      .filter(({ language }) => language === 'en-US')
      .flatMap(({ entries }) => texts(entries))
      .flatMap(([, text]) => [...text.matchAll(/href="([^"]+)"/g)].map((match) => match[1]));
    expect(inner.length).toBeGreaterThan(2);
    expect(inner.filter((address) => !address?.startsWith('/en/'))).toEqual([]);
  });

  test('of banners lead somewhere too', () => {
    const lost = shop.banners.filter(({ link }) => link !== null && !leads(link));
    expect(lost).toEqual([]);
  });
});
