/** A content link: the same target for each kind of host. */
export interface ContentLink {
  web: string;
  westore: string;
  mp: string;
  iosLink: string;
  androidLink: string;
}

const link = (web: string, mp: string, app: string): ContentLink => ({
  web,
  westore: web,
  mp,
  iosLink: app,
  androidLink: app,
});

const list = (query: string): ContentLink =>
  link(`/product/list?${query}`, `/pages/product/listing/index?${query}`, `productlist?${query}`);

export const toSet = (id: string): ContentLink => list(`set=${id}`);
export const toCategory = (id: number): ContentLink => list(`category=${id}`);
export const toBrand = (id: number): ContentLink => list(`brand=${id}`);
export const toSale = (id: string): ContentLink => list(`sale=${id}`);
export const toNewest = (category: number): ContentLink =>
  list(`category=${category}&sort=newest&new-in-days=7`);

export const toPage = (code: string): ContentLink =>
  link(`/content/${code}`, `/pages/content/index?id=${code}`, `content/${code}`);

export const toConversations = (): ContentLink =>
  link('/user/conversations', '/account/conversations/index', 'conversations');

export const toHome = (gender: 'women' | 'men' | 'kids'): ContentLink =>
  link(`/${gender}`, `/pages/home/index?gender=${gender}`, `home?gender=${gender}`);

export const toBrands = (): ContentLink =>
  link('/category?tab=brands', '/pages/category/index?tab=brands', 'category?tab=brands');
