import { describe, expect, test } from 'vitest';
import { deliver } from './delivery.ts';
import { schema as pos } from './pos/schema.ts';
import { schema as singleImage } from './singleImage/schema.ts';
import { schema as tabs } from './tabs/schema.ts';

const known = {
  width: 1600,
  height: 900,
  images: [
    { url: '/images/spring/480', size: 480 },
    { url: '/images/spring/1600', size: 1600 },
  ],
};
const tools = {
  imageSet: (key: string) => (key === 'spring' ? known : undefined),
  cleanHtml: (html: string) => html.replaceAll('<script>', ''),
};

describe('deliver', () => {
  test('a picture named by key gets its source, size and widths', () => {
    const stored = singleImage.parse({ image: { key: 'spring', alt: '风衣' } });
    expect(deliver(singleImage, stored, tools).image).toEqual({
      key: 'spring',
      alt: '风衣',
      source: '/images/spring/1600',
      ...known,
    });
  });

  test('a key that the shop does not know leaves the picture without a source', () => {
    const stored = singleImage.parse({ image: { key: 'gone' } });
    expect(deliver(singleImage, stored, tools).image.source).toBeUndefined();
  });

  test('a source of its own stays', () => {
    const image = { source: '/content/seal.svg', width: 40, height: 40 };
    const stored = singleImage.parse({ image });
    expect(deliver(singleImage, stored, tools).image).toMatchObject(image);
  });

  test('pictures are found inside lists and optional parts', () => {
    const stored = tabs.parse({
      moduleTitle: { image: { key: 'spring' } },
      tabs: [{ tabName: '外套', images: [{ image: { key: 'spring' }, title: '一' }] }],
    });
    const delivered = deliver(tabs, stored, tools);
    expect(delivered.moduleTitle?.image?.source).toBe('/images/spring/1600');
    expect(delivered.tabs[0]?.images[0]).toMatchObject({ title: '一', image: known });
  });

  test('rich text is cleaned, plain words are not touched', () => {
    const stored = pos.parse({
      items: [{ text: 'a <script> b', popupContent: '<p>规则<script></p>' }],
    });
    expect(deliver(pos, stored, tools).items[0]).toMatchObject({
      text: 'a <script> b',
      popupContent: '<p>规则</p>',
    });
  });

  test('what is stored is left as it was', () => {
    const stored = singleImage.parse({ image: { key: 'spring' } });
    deliver(singleImage, stored, tools);
    expect(stored.image.source).toBeUndefined();
  });
});
