import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { streamPage } from './entry.tsx';

const options = {
  nonce: '',
  themeColour: '#ffffff',
  assets: {
    entry: '/entry.js',
    shared: [],
    styles: [],
    fonts: [],
    chunksOf: () => [],
    chunksOfModule: () => [],
    tablesOf: () => undefined,
  },
  onError: () => {},
  signal: new AbortController().signal,
};

test('rejects a page whose document cannot begin', async () => {
  const start = () => {
    throw new TypeError('Invalid URL');
  };
  const page = { status: 200, start, app: createElement('p', {}, 'page') };
  await expect(streamPage(page, options)).rejects.toThrow('Invalid URL');
});

test('writes the document around the screen', async () => {
  const page = { status: 200, start: () => '<main>', app: createElement('p', {}, 'page') };
  const { html } = await streamPage(page, options);
  expect(await text(html)).toMatch(/^<main>.*<p>page<\/p>.*<\/html>$/);
});
