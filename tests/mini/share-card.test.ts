import { describe, expect, it } from 'vitest';
import { buildShareCard, buildTimelineCard } from '../../apps/mini/src/page/share-card.ts';

const media = (address: string) => `https://shop.example${address}`;
const head = {
  title: '早春',
  description: '拆开这封信',
  image: '/images/a/800',
  path: '/content/spring',
};
const page = {
  route: 'content',
  pageParams: { params: { id: 'spring' }, query: { utmSource: 'letter' } },
  head,
} as const;

describe('the card for a friend', () => {
  it('opens the shared page with the title of its head', () => {
    expect(buildShareCard(page, undefined, media)).toEqual({
      title: '早春',
      desc: '拆开这封信',
      path: '/pages/content/index?id=spring&utmSource=letter',
      imageUrl: 'https://shop.example/images/a/800',
    });
  });

  it('shows what the screen has prepared, with its picture for mini-programs', () => {
    const own = {
      title: '给你的信',
      path: '/en/invitation/ABCD',
      image: '/images/b/800',
      miniImage: '/images/c/800',
    };
    expect(buildShareCard(page, own, media)).toEqual({
      title: '给你的信',
      path: '/account/invitation/index?token=ABCD',
      imageUrl: 'https://shop.example/images/c/800',
    });
  });

  it('opens the mini-program page that the content names', () => {
    const miniPath = '/pages/product/detail/index?productId=1';
    const own = { title: 't', path: '/content/spring', miniPath };
    expect(buildShareCard(page, own, media).path).toBe(miniPath);
  });

  it('contains no token, session key or personal parameter', () => {
    const query = { token: 'a.b.c', sessionKey: 'k', openId: 'o', unionId: 'u', gender: 'men' };
    const opened = { ...page, pageParams: { params: { id: 'spring' }, query } };
    expect(buildShareCard(opened, undefined, media).path).toBe(
      '/pages/content/index?id=spring&gender=men',
    );
    expect(buildTimelineCard(opened, undefined, media).query).toBe('id=spring&gender=men');
  });
});

it('the card for the timeline opens the shared page and has its picture', () => {
  const own = { title: '给你的信', path: '/x', image: '/images/b/800', miniImage: '/images/c/800' };
  expect(buildTimelineCard(page, own, media)).toEqual({
    title: '给你的信',
    query: 'id=spring&utmSource=letter',
    imageUrl: 'https://shop.example/images/b/800',
  });
});
