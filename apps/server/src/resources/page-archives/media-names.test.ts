import { expect, it } from 'vitest';
import { listMedia, renameMedia } from './media-names.ts';

const FIELDS = {
  image: { key: 'u-9x9-1', alt: '', images: [{ url: '/images/coat/240?v=1', size: 240 }] },
  poster: { key: 'placeholder-3x4' },
  video: { source: '/content/films/winter.mp4' },
  html: '<img src="/images/u-9x9-2/800"><a href="/content/winter">x</a>',
  link: 'https://cdn.example.com/images/other/1',
  title: '/images are nice',
};

it('lists the pictures and videos of modules, each once', () => {
  expect(listMedia([FIELDS, FIELDS])).toEqual([
    { kind: 'image', name: 'u-9x9-1' },
    { kind: 'image', name: 'coat' },
    { kind: 'video', name: 'winter' },
    { kind: 'image', name: 'u-9x9-2' },
  ]);
});

it('gives them other names and leaves everything else', () => {
  const renamed = renameMedia(FIELDS, ({ kind, name }) => `${kind}-${name}`);
  expect(renamed).toEqual({
    ...FIELDS,
    image: {
      key: 'image-u-9x9-1',
      alt: '',
      images: [{ url: '/images/image-coat/240?v=1', size: 240 }],
    },
    poster: { key: 'image-placeholder-3x4' },
    video: { source: '/content/films/video-winter.mp4' },
    html: '<img src="/images/image-u-9x9-2/800"><a href="/content/winter">x</a>',
  });
});
