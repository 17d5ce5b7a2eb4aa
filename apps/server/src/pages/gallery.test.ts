import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerGallery } from './gallery.ts';

const app = fastify();
registerGallery(app);
const request = async (url: string) => {
  const { statusCode, headers } = await app.inject({ url });
  return [statusCode, headers.location];
};

test.each([
  ['/gallery', '/content/gallery?env=gallery'],
  ['/gallery/OOTD', '/content/gallery-ootd?env=gallery'],
  ['/gallery/spacer_s', '/content/gallery-spacer_s?env=gallery'],
  ['/en/gallery/pos', '/en/content/gallery-pos?env=gallery'],
  ['/gallery?evc=ffws', '/content/gallery?env=gallery&evc=ffws'],
  ['/gallery/pos?platform=ios&q=a%26b', '/content/gallery-pos?env=gallery&platform=ios&q=a%26b'],
  ['/gallery/pos?env=live', '/content/gallery-pos?env=gallery'],
])('redirects %s to %s', async (url, location) =>
  expect(await request(url)).toEqual([302, location]),
);

test('answers 404 for an invalid code', async () => {
  expect(await request('/gallery/%2F%2Fevil.example')).toEqual([404, undefined]);
});
