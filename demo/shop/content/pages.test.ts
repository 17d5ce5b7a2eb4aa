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
  )('every module of %s in %s parses', (_code, _language, entries) => {
    const failures = entries.map(parseEntry).filter((parsed) => !parsed.ok);
    expect(failures).toEqual([]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test('have the same modules in both languages', () => {
    const shapeOf = (language: string) =>
      revisions
        .filter((revision) => revision.language === language)
        .map(({ code, entries }) => [code, entries.map((entry) => [entry.id, entry.code])]);
    const [first, second] = LANGUAGES.map(shapeOf);
    expect(second).toEqual(first);
  });

  test('have one more module on every home page for Hong Kong', () => {
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
  ])('%s has a share poster image: %s', (page, has) => {
    const shares = revisions
      .filter(({ code }) => code === page)
      .flatMap(({ entries }) => entries.filter(({ code }) => code === 'shareInfo'));
    expect(shares.map(({ fields }) => 'momentImageUrl' in fields)).toEqual([has, has]);
  });

  test('show every module type in the showcase', () => {
    const shownCodes = new Set(
      revisions
        .filter(({ code }) => code === 'showcase')
        .flatMap(({ entries }) => entries.map(({ code }) => code)),
    );
    expect(Object.keys(schemas).filter((code) => !shownCodes.has(code))).toEqual([]);
  });

  test('show every module type in the gallery, and the gallery only in its own environment', () => {
    const gallery = revisions.filter(({ environment }) => environment === 'gallery');
    expect(galleryPlans.filter(({ body }) => body({ t: (zh) => zh, now: NOW }).length < 2)).toEqual(
      [],
    );
    expect(gallery).toHaveLength(galleryPlans.length * LANGUAGES.length);
    expect(revisions.filter(({ code }) => code.startsWith('gallery'))).toHaveLength(gallery.length);
  });

  test('contain no Chinese in English pages', () => {
    const chinese = revisions
      .filter(({ language }) => language === 'en-US')
      .flatMap(({ entries }) => texts(entries))
      .filter(([, text]) => /\p{Script=Han}/u.test(text));
    expect(chinese).toEqual([]);
  });

  test('contain no exclamation marks', () => {
    expect(all.filter(([, text]) => /[!！]/.test(text))).toEqual([]);
  });

  test('refer to existing images and sets', () => {
    const keys = new Set(shop.products.flatMap((row) => row.image_keys));
    const sets = new Set(shop.sets.map(({ id }) => id));
    const isKey = (name: string) => name === 'key' || name === 'imageKey';
    const missing = all.filter(
      ([name, text]) =>
        (isKey(name) && !text.startsWith('banner-') && !keys.has(text)) ||
        (name === 'setId' && !sets.has(text)),
    );
    expect(missing).toEqual([]);
  });
});

describe('links', () => {
  const addresses = all.flatMap(([name, text]) => {
    if (name === 'web' || name === 'link') return [text];
    return [...text.matchAll(/href="(?:\/en)?([^"]+)"/g)].map((match) => match[1] ?? '');
  });
  const existingIds = {
    set: new Set(shop.sets.map(({ id }) => id)),
    sale: new Set(shop.sales.map(({ id }) => id)),
    brand: new Set(shop.brands.map(({ id }) => id)),
    category: new Set(shop.categories.map(({ id }) => id)),
  };

  const leadsToPage = (address: string): boolean => {
    const { pathname, searchParams } = new URL(address, 'https://shop.example');
    if (['/category', '/gamification', '/user/conversations'].includes(pathname)) return true;
    if (/^\/(women|men|kids)$/.test(pathname)) return true;
    const [, questionnaireId] = /^\/questionnaire\/([\w-]+)$/.exec(pathname) ?? [];
    if (questionnaireId) return questionnaireId === QUESTIONNAIRE;
    const [, code] = /^\/content\/([\w-]+)$/.exec(pathname) ?? [];
    if (code) return codes.has(code);
    if (pathname !== '/product/list') return false;
    return Object.entries(existingIds).some(([name, ids]) => ids.has(searchParams.get(name) ?? ''));
  };

  test('are more than a hundred and all lead to existing pages', () => {
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((address) => !leadsToPage(address))).toEqual([]);
  });

  test('inside English text lead to English pages', () => {
    const inner = revisions
      .filter(({ language }) => language === 'en-US')
      .flatMap(({ entries }) => texts(entries))
      .flatMap(([, text]) => [...text.matchAll(/href="([^"]+)"/g)].map((match) => match[1]));
    expect(inner.length).toBeGreaterThan(2);
    expect(inner.filter((address) => !address?.startsWith('/en/'))).toEqual([]);
  });

  test('of banners lead to existing pages', () => {
    const missing = shop.banners.filter(({ link }) => link !== null && !leadsToPage(link));
    expect(missing).toEqual([]);
  });
});
