import type { Page } from 'playwright-core';
import type { Belongings } from './furnish.ts';

/** Who looks: nobody in particular, somebody who has been here for long, somebody who just came. */
export type Who = 'guest' | 'shopper' | 'newcomer';

export interface Place {
  /** What its picture is called, and where it stands among the others. */
  name: string;
  who: Who;
  /** Without the language. */
  path: (belongings: Belongings) => string;
  /** What has to be done there before it looks like this. */
  then?: (page: Page) => Promise<void>;
  /** There is no such thing on a desk. */
  phoneOnly?: true;
}

type Path = string | Place['path'];

const places = (who: Who, of: Readonly<Record<string, Path | [Path, Place['then']]>>): Place[] =>
  Object.entries(of).map(([name, at]) => {
    const [path, then] = Array.isArray(at) ? at : [at];
    return { name, who, path: typeof path === 'string' ? () => path : path, ...(then && { then }) };
  });

/** Taps the nth thing of the page that opens a sheet. */
const opensSheet = (nth: number) => async (page: Page) => {
  await page.locator('main [aria-haspopup="dialog"]').locator('visible=true').nth(nth).click();
  await page.getByRole('dialog').locator('visible=true').waitFor();
};

/** What anybody sees. */
export const guestPlaces = places('guest', {
  'home-women': '/',
  'home-men': '/men',
  'home-kids': '/kids',
  campaign: '/content/spring',
  showcase: '/content/showcase',
  gallery: '/gallery',
  letter: '/content/autumn-letter',
  reading: '/content/returns',
  list: '/product/list?category=141258',
  'list-narrowed': '/product/list?category=141258&colors=black',
  'list-nothing': '/product/list?keyword=zzzz',
  product: ({ product }) => `/product/detail/${product}`,
  categories: '/category',
  brands: '/category?tab=brands',
  search: '/search',
  suggestions: '/search?keyword=%E5%A4%A7%E8%A1%A3',
  'bag-empty': '/bag',
  'me-guest': '/user/me',
  login: '/user/login',
  'login-password': '/user/login?by=password',
  'lottery-guest': '/gamification/lottery/autumn-lots',
  questionnaire: '/questionnaire/how-you-dress',
  'not-found': '/no/such/place',
  'content-missing': '/content/no-such-page',
});

/** What belongs to somebody. */
export const ownPlaces = places('shopper', {
  bag: '/bag',
  wishlist: '/user/wishlist',
  'recently-viewed': '/user/recently-viewed',
  checkout: ({ checkout }) => `/checkout/${checkout}`,
  'checkout-address': ({ checkout }) => `/checkout/${checkout}/address`,
  'checkout-offers': ({ checkout }) => `/checkout/${checkout}/offers`,
  'checkout-identity': ({ checkout }) => `/checkout/${checkout}/identity`,
  payment: ({ payment }) => `/payment/${payment}`,
  confirmation: ({ placed }) => `/order/${placed}/confirmation`,
  orders: '/user/orders',
  'orders-history': '/user/orders?status=history',
  'order-placed': ({ placed }) => `/user/orders/${placed}`,
  'order-held': ({ held }) => `/user/orders/${held}`,
  'order-delivered': ({ delivered }) => `/user/orders/${delivered}`,
  tracking: ({ delivered }) => `/user/orders/${delivered}/tracking`,
  'order-identity': ({ held }) => `/user/orders/${held}/personal-id`,
  'return-request': ({ delivered }) => `/user/orders/${delivered}/return`,
  returns: '/user/returns',
  returned: ({ returned }) => `/user/returns/${returned}`,
  addresses: '/user/addresses',
  'address-new': '/user/addresses/new',
  address: ({ address }) => `/user/addresses/${address}`,
  'personal-ids': '/user/personal-ids',
  'personal-id-new': '/user/personal-ids/new',
  'personal-id': ({ personalId }) => `/user/personal-ids/${personalId}`,
  coupons: '/user/coupons',
  'coupons-claimable': '/user/coupons?tab=claimable',
  'coupons-expired': '/user/coupons?tab=expired',
  membership: '/accessreward',
  tasks: '/gamification',
  lottery: '/gamification/lottery/autumn-lots',
  referral: '/user/referral',
  invitation: ({ invitation }) => `/invitation/${invitation}`,
  me: '/user/me',
  profile: '/user/profile',
  privacy: '/user/privacy',
});

/** What somebody sees who has nothing yet. */
export const emptyPlaces = places('newcomer', {
  consent: ['/user/me', (page) => page.getByRole('alertdialog').locator('visible=true').waitFor()],
  'wishlist-empty': '/user/wishlist',
  'recently-viewed-empty': '/user/recently-viewed',
  'orders-empty': '/user/orders',
  'returns-empty': '/user/returns',
  'addresses-empty': '/user/addresses',
  'personal-ids-empty': '/user/personal-ids',
  'coupons-empty': '/user/coupons',
  'membership-new': '/accessreward',
  'invitation-open': ({ invitation }) => `/invitation/${invitation}`,
});

const asksForSize = async (page: Page) => {
  await page.getByRole('button', { name: /^(加入购物袋|Add to bag)$/ }).click();
  await page.getByRole('dialog').locator('visible=true').waitFor();
};

/** What is opened by a tap where there is little room. */
export const sheetPlaces: Place[] = places('guest', {
  'list-sort': ['/product/list?category=141258', opensSheet(0)],
  'list-filter': ['/product/list?category=141258', opensSheet(1)],
  'product-size': [({ product }) => `/product/detail/${product}`, asksForSize],
}).map((place) => ({ ...place, phoneOnly: true }));

const answers = async (page: Page) => {
  const on = page.getByRole('button', { name: /^(下一题|Next)$/ });
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await on.click();
  await page.getByRole('checkbox').first().click();
  await on.click();
  await page.getByRole('button', { name: /^(跳过|Skip)$/ }).click();
  await page.getByRole('button', { name: /^(提交|Send)$/ }).click();
  await page.getByText(/谢谢您|Thank you/).waitFor();
};

const followsPiece = async (page: Page) => {
  await page.locator('[data-module="productSet"] a[href*="/product/detail/"]').first().click();
  await page.getByRole('dialog').locator('visible=true').waitFor();
};

/** What is reached by doing something first. */
export const laterPlaces = places('guest', {
  'questionnaire-thanks': ['/questionnaire/how-you-dress', answers],
  'app-invitation': ['/content/spring', followsPiece],
});

/** Turns the lot in the middle. What it holds is chance elsewhere; here it is the prize at a place, or none. */
const draws = (place?: number) => async (page: Page) => {
  const prizes = await page.locator('main li p:first-child').allInnerTexts();
  const name = place === undefined ? undefined : prizes[place];
  const prize = name ? { id: '1', kind: 'coupon', name, description: '' } : null;
  const drawn = { drawId: '7', drawnAt: '2026-11-20T12:00:00Z', reward: null, ticketsLeft: 0 };
  await page.route('**/draw-rewards', (route) => route.fulfill({ json: { ...drawn, prize } }));
  await page.getByText(/^(今日可抽|Draws left)/).waitFor();
  await page.getByRole('button', { name: /^(第 5 签|Lot 5)/ }).click();
  await page.getByRole('button', { name: /^(收下|收起|Keep|Put)/ }).waitFor();
  await page.unroute('**/draw-rewards');
};

/** What only somebody known reaches by doing something. */
export const drawnPlaces = places('shopper', {
  'lottery-won': ['/gamification/lottery/autumn-lots', draws(4)],
  'lottery-lost': ['/gamification/lottery/autumn-lots', draws()],
});

/** What goes wrong on the way. */
export const brokenPlaces = places('guest', {
  offline: [
    '/content/spring',
    async (page) => {
      await page.context().setOffline(true);
      await page.locator('[data-module] a[href*="/product/list"]').first().click();
      await page.getByRole('alert').waitFor();
      await page.context().setOffline(false);
    },
  ],
});
