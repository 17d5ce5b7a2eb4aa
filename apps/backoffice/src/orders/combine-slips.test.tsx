import { expect, test } from 'vitest';
import { combineSlips } from './combine-slips.ts';

const slip = (name: string) =>
  `<!doctype html><html><head><style>p { color: red; }</style></head><body><p>${name}</p></body></html>`;

test('puts every slip on paper of its own, with styles that the policy allows', () => {
  const html = combineSlips([slip('one'), slip('two')], 'abc');
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'one',
    'two',
  ]);
  expect(page.querySelectorAll('section')[1]?.getAttribute('style')).toContain(
    'break-before: page',
  );
  expect(page.querySelectorAll('style[nonce="abc"]')).toHaveLength(1);
});
