import type { EntryReference } from '@vitrine/modules/schemas';
import { expect, it } from 'vitest';
import { checkReference, type ReferenceFacts } from './reference-rules.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');
const LATER = NOW + 1000;

const facts: ReferenceFacts = {
  products: new Map([
    ['1', 3],
    ['2', 0],
  ]),
  sets: new Map([
    ['7', 2],
    ['8', 0],
    ['9', null],
  ]),
  categories: new Set(['11']),
  promotions: new Map([
    ['open', { endsAt: LATER, isPaused: false }],
    ['over', { endsAt: NOW, isPaused: false }],
    ['paused', { endsAt: LATER, isPaused: true }],
  ]),
  pages: new Set(['spring']),
  now: NOW,
};

it.each<[EntryReference['kind'], string, string | undefined]>([
  ['link', '/content/spring', undefined],
  ['link', '/en/content/spring?utm_source=a', undefined],
  ['link', '/content/autumn', 'page-unpublished'],
  ['link', '/nowhere/at/all', 'link-unknown'],
  ['link', '/user/me', undefined],
  ['link', '/product/detail/1', undefined],
  ['link', '/product/detail/2', 'product-sold-out'],
  ['link', '/product/detail/3', 'product-unavailable'],
  ['link', '/product/list?sets=7', undefined],
  ['link', '/product/list?sets=7,6', 'set-unknown'],
  ['link', '/product/list?sets=8', 'set-empty'],
  ['link', 'https://example.com/nowhere', undefined],
  ['link', 'tel:4001234567', undefined],
  ['link', '/files/terms.pdf', undefined],
  ['product', '1', undefined],
  ['product', '3,1', undefined],
  ['product', '2,1', undefined],
  ['product', '3,2', 'product-sold-out'],
  ['product', '3', 'product-unavailable'],
  ['set', '7', undefined],
  ['set', '9', undefined],
  ['set', '8', 'set-empty'],
  ['set', '6', 'set-unknown'],
  ['category', '11', undefined],
  ['category', '11,12', 'category-unknown'],
  ['promotion', 'open', undefined],
  ['promotion', 'over', 'promotion-ended'],
  ['promotion', 'paused', 'promotion-paused'],
  ['promotion', 'none', 'promotion-unknown'],
  ['end', '2026-11-25T02:00:00Z', 'time-over'],
  ['end', '2026-11-25T10:00:01+08:00', undefined],
])('checks the %s %s: %s', (kind, value, finding) => {
  expect(checkReference({ kind, field: 'a', value }, facts)).toBe(finding);
});
