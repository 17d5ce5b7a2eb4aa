import { describe, expect, it } from 'vitest';
import { createImagePolicy, findForeignImageHosts, parseImageHosts } from './image-hosts.ts';

describe('the hosts of images', () => {
  it.each([
    ['', []],
    ['img.example.com', ['img.example.com']],
    [' IMG.example.com, *.cdn.example ', ['img.example.com', '*.cdn.example']],
    ['*', undefined],
    ['https://img.example.com', undefined],
    ['img.example.com; script-src *', undefined],
    ['*.com', undefined],
    ['localhost', undefined],
  ])('are read from %j', (text, hosts) => expect(parseImageHosts(text)).toEqual(hosts));

  it('are those of the policy, over TLS, and no other host', () => {
    expect(createImagePolicy([])).toBe("img-src 'self' data: blob:");
    expect(createImagePolicy(['*.cdn.example'])).toBe(
      "img-src 'self' data: blob: https://*.cdn.example",
    );
  });

  it.each([
    ['<img src="https://count.example/p.gif">', ['count.example']],
    ["<IMG alt='a' SRC='https://count.example/a'>", ['count.example']],
    ['<img src=https://count.example/a>', ['count.example']],
    ['<img src="https://a.cdn.example/a"><img src="https://img.example.com/b">', []],
    ['<img src="https://cdn.example/a">', ['cdn.example']],
    ['<img src="https://acdn.example/a">', ['acdn.example']],
    ['<img src="https://shop.example/images/a/800">', []],
    ['<img src="/images/a/800">', []],
    ['<a href="https://count.example">', []],
    ['<img src="https://b.example/1"><img src="https://b.example/2">', ['b.example']],
  ])('that are not on the list are found in %s', (html, hosts) => {
    const imageHosts = ['img.example.com', '*.cdn.example'];
    const places = { imageHosts, publicUrl: 'https://shop.example' };
    expect(findForeignImageHosts(html, places)).toEqual(hosts);
  });
});
