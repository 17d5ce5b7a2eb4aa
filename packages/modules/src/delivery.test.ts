import { describe, expect, test } from 'vitest';
import { deliver } from './delivery.ts';
import { schema as pos } from './pos/schema.ts';
import { schema as singleImage } from './singleImage/schema.ts';
import { schema as tabs } from './tabs/schema.ts';

const variants = {
  width: 1600,
  height: 900,
  images: [
    { url: '/images/spring/480', size: 480, position: '50% 18%' },
    { url: '/images/spring/1600', size: 1600 },
  ],
};
const tools = {
  findImage: (key: string) => (key === 'spring' ? variants : undefined),
  cleanHtml: (html: string) => html.replaceAll('<script>', ''),
};

describe('deliver', () => {
  test('adds source, size and widths to a picture given by key', () => {
    const stored = singleImage.parse({ image: { key: 'spring', alt: '风衣' } });
    expect(deliver(singleImage, stored, tools).image).toEqual({
      key: 'spring',
      alt: '风衣',
      source: '/images/spring/1600',
      ...variants,
    });
  });

  test('leaves a picture with an unknown key without a source', () => {
    const stored = singleImage.parse({ image: { key: 'gone' } });
    expect(deliver(singleImage, stored, tools).image.source).toBeUndefined();
  });

  test('keeps the own source of a picture', () => {
    const image = { source: '/content/logo.svg', width: 40, height: 40 };
    const stored = singleImage.parse({ image });
    expect(deliver(singleImage, stored, tools).image).toMatchObject(image);
  });

  test('resolves pictures inside lists and optional fields', () => {
    const stored = tabs.parse({
      moduleTitle: { image: { key: 'spring' } },
      tabs: [{ tabName: '外套', images: [{ image: { key: 'spring' }, title: '一' }] }],
    });
    const delivered = deliver(tabs, stored, tools);
    expect(delivered.moduleTitle?.image?.source).toBe('/images/spring/1600');
    expect(delivered.tabs[0]?.images[0]).toMatchObject({ title: '一', image: variants });
  });

  test('cleans rich text and leaves plain text unchanged', () => {
    const stored = pos.parse({
      items: [{ text: 'a <script> b', popupContent: '<p>规则<script></p>' }],
    });
    expect(deliver(pos, stored, tools).items[0]).toMatchObject({
      text: 'a <script> b',
      popupContent: '<p>规则</p>',
    });
  });

  test('does not change the stored fields', () => {
    const stored = singleImage.parse({ image: { key: 'spring' } });
    deliver(singleImage, stored, tools);
    expect(stored.image.source).toBeUndefined();
  });

  test('takes no name of every object for a field', () => {
    const fields = { ...pos.parse({ items: [{ text: 'a' }] }), toString: 'x', constructor: 'y' };
    expect(deliver(pos, fields, tools)).toMatchObject({ toString: 'x', constructor: 'y' });
  });
});
