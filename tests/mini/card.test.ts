import { describe, expect, it } from 'vitest';
import { cardOf, momentOf } from '../../apps/mini/src/page/card.ts';

const media = (address: string) => `https://shop.example${address}`;
const head = {
  title: '早春',
  description: '拆开这封信',
  image: '/images/a/800',
  path: '/content/spring',
};
const page = {
  route: 'content',
  place: { params: { id: 'spring' }, query: { utmSource: 'letter' } },
  head,
} as const;

describe('what is sent to a friend', () => {
  it('is the page that stands, by its head', () => {
    expect(cardOf(page, undefined, media)).toEqual({
      title: '早春',
      desc: '拆开这封信',
      path: '/pages/content/index?id=spring&utmSource=letter',
      imageUrl: 'https://shop.example/images/a/800',
    });
  });

  it('is what the screen has prepared, with a picture cut for it', () => {
    const own = {
      title: '给你的信',
      path: '/en/invitation/ABCD',
      image: '/images/b/800',
      miniImage: '/images/c/800',
    };
    expect(cardOf(page, own, media)).toEqual({
      title: '给你的信',
      path: '/account/invitation/index?token=ABCD',
      imageUrl: 'https://shop.example/images/c/800',
    });
  });

  it('leads to the page of the mini-program that the shop has named', () => {
    const miniPath = '/pages/product/detail/index?productId=1';
    const own = { title: 't', path: '/content/spring', miniPath };
    expect(cardOf(page, own, media).path).toBe(miniPath);
  });

  it('hands on nothing by which somebody could come in another’s name', () => {
    const query = { token: 'a.b.c', sessionKey: 'k', openId: 'o', unionId: 'u', gender: 'men' };
    const opened = { ...page, place: { params: { id: 'spring' }, query } };
    expect(cardOf(opened, undefined, media).path).toBe('/pages/content/index?id=spring&gender=men');
    expect(momentOf(opened, undefined, media).query).toBe('id=spring&gender=men');
  });
});

it('what everybody sees is the page that stands, with the picture for it', () => {
  const own = { title: '给你的信', path: '/x', image: '/images/b/800', miniImage: '/images/c/800' };
  expect(momentOf(page, own, media)).toEqual({
    title: '给你的信',
    query: 'id=spring&utmSource=letter',
    imageUrl: 'https://shop.example/images/b/800',
  });
});
