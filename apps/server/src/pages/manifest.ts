import type { Brand } from '../brand/brand.ts';

/** Creates the web app manifest from the shop's brand. */
export function createManifest({ name, latinName, slogan, colours: { paper } }: Brand) {
  const icon = { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' };
  return {
    id: '/',
    name: `${name} ${latinName}`,
    short_name: name,
    description: slogan['zh-CN'],
    lang: 'zh-CN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [
      { ...icon, purpose: 'any' },
      { ...icon, purpose: 'maskable' },
    ],
    shortcuts: [
      { name: '搜索', url: '/search' },
      { name: '购物袋', url: '/bag' },
    ],
  };
}
