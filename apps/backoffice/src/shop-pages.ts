const PLACEHOLDER = 'SHOP_ORIGIN';

/** The origin of the shop's pages when it is not that of the back office. */
function readShopOrigin(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name=shop-origin]')?.content;
  return content === undefined || content === PLACEHOLDER ? '' : content;
}

/** Where a page of the shop is, by its path or by the URL that the server names. */
export function toShopUrl(url: string): string {
  const { pathname, search } = new URL(url, 'http://shop.invalid');
  return readShopOrigin() + pathname + search;
}

/**
 * What a frame with a page of the shop may do. Its scripts never have the origin of the back office: a page of this
 * origin gets one that nothing else has, without cookies and storage.
 */
export const readFrameRights = (): string =>
  readShopOrigin() === '' ? 'allow-scripts' : 'allow-scripts allow-same-origin';
