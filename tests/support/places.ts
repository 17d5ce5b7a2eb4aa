import type { Language } from '@vitrine/kit';
import type { Page } from 'playwright-core';
import {
  type RouteName,
  routeNames,
  routeOf,
  type routes,
} from '../../packages/platform/src/routes.ts';
import { href } from '../../packages/platform/src/urls.ts';
import type { ShopperFixture } from './shopper-fixture.ts';

/** A guest, the demo shopper with orders and coupons, or a new shopper without any data. */
export type Visitor = 'guest' | 'shopper' | 'newcomer';

/** A screen in one state, which journeys check and `npm run screens` pictures. */
export interface Place {
  /** Names its picture. */
  name: string;
  visitor: Visitor;
  path: (fixture: ShopperFixture, language: Language) => string;
  /** Brings the page into this state after it has loaded. */
  prepare?: (page: Page) => Promise<void>;
  /** A desktop has no such state. */
  phoneOnly?: true;
  /** Only pictured: its state is faked or an error. */
  pictureOnly?: true;
}

type StateOptions = Partial<Pick<Place, 'visitor' | 'prepare' | 'phoneOnly' | 'pictureOnly'>> & {
  query?: Readonly<Record<string, string>>;
};

type Segments<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? First | Segments<Rest>
  : Path;

type RequiredParam<Segment extends string> = Segment extends `:${string}?`
  ? never
  : Segment extends `:${infer Name}`
    ? Name
    : never;

/** The required path parameters of a screen, read from its URL pattern. */
type RequiredParams<Name extends RouteName> = RequiredParam<Segments<(typeof routes)[Name]['web']>>;

type Params = Readonly<Record<string, string>>;

/** The states of one screen by their names. */
type States<Name extends RouteName> = Readonly<
  Record<
    string,
    [RequiredParams<Name>] extends [never]
      ? StateOptions & { params?: Params }
      : StateOptions & {
          params: (fixture: ShopperFixture) => Params & Record<RequiredParams<Name>, string>;
        }
  >
>;

type NameWithParams = {
  [Name in RouteName]: [RequiredParams<Name>] extends [never] ? never : Name;
}[RouteName];

/** A screen with path parameters needs a state; any other is opened at its URL when it has none here. */
type ScreenStates = { [Name in NameWithParams]: States<Name> } & {
  [Name in Exclude<RouteName, NameWithParams>]?: States<Name>;
};

const COATS = { category: '141258' };

/** Opens the nth sheet of the page. */
const openSheet = (nth: number) => async (page: Page) => {
  await page.locator('main [aria-haspopup="dialog"]').locator('visible=true').nth(nth).click();
  await page.getByRole('dialog').locator('visible=true').waitFor();
};

const openSizeSheet = async (page: Page) => {
  await page.getByRole('button', { name: /^(加入购物袋|Add to bag)$/ }).click();
  await page.getByRole('dialog').locator('visible=true').waitFor();
};

const answerQuestionnaire = async (page: Page) => {
  const next = page.getByRole('button', { name: /^(下一题|Next)$/ });
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await next.click();
  await page.getByRole('checkbox').first().click();
  await next.click();
  await page.getByRole('button', { name: /^(跳过|Skip)$/ }).click();
  await page.getByRole('button', { name: /^(提交|Send)$/ }).click();
  await page.getByText(/谢谢您|Thank you/).waitFor();
};

const openProductOfCampaign = async (page: Page) => {
  await page.locator('[data-module="productSet"] a[href*="/product/detail/"]').first().click();
  await page.getByRole('dialog').locator('visible=true').waitFor();
};

const openListOffline = async (page: Page) => {
  await page.context().setOffline(true);
  await page.locator('[data-module] a[href*="/product/list"]').first().click();
  await page.getByRole('alert').waitFor();
  await page.context().setOffline(false);
};

/** Draws the fifth lot, whose faked result is the prize at an index, or none. */
const drawLot = (prizeIndex?: number) => async (page: Page) => {
  const prizes = await page.locator('main li p:first-child').allInnerTexts();
  const name = prizeIndex === undefined ? undefined : prizes[prizeIndex];
  const prize = name ? { id: '1', kind: 'coupon', name, description: '' } : null;
  const draw = { drawId: '7', drawnAt: '2026-11-20T12:00:00Z', reward: null, ticketsLeft: 0 };
  await page.route('**/draw-rewards', (route) => route.fulfill({ json: { ...draw, prize } }));
  await page.getByText(/^(今日可抽|Draws left)/).waitFor();
  await page.getByRole('button', { name: /^(第 5 签|Lot 5)/ }).click();
  await page.getByRole('button', { name: /^(收下|收起|Keep|Put)/ }).waitFor();
  await page.unroute('**/draw-rewards');
};

const waitForConsent = (page: Page) =>
  page.getByRole('alertdialog').locator('visible=true').waitFor();

const ORDER = {
  placed: ({ placedOrder }: ShopperFixture) => ({ id: placedOrder }),
  atCustoms: ({ orderAtCustoms }: ShopperFixture) => ({ id: orderAtCustoms }),
  delivered: ({ deliveredOrder }: ShopperFixture) => ({ id: deliveredOrder }),
};
const lottery = () => ({ id: 'autumn-lots' });
const questionnaire = () => ({ id: 'how-you-dress' });

const SCREEN_STATES: ScreenStates = {
  home: {
    'home-women': {},
    'home-men': { params: { gender: 'men' } },
    'home-kids': { params: { gender: 'kids' } },
    'home-member': { visitor: 'shopper' },
  },
  content: {
    campaign: { params: () => ({ id: 'spring' }) },
    showcase: { params: () => ({ id: 'showcase' }) },
    letter: { params: () => ({ id: 'autumn-letter' }) },
    journal: { params: () => ({ id: 'journal-one-bag' }) },
    reading: { params: () => ({ id: 'returns' }) },
    'content-missing': { params: () => ({ id: 'no-such-page' }) },
    'app-invitation': { params: () => ({ id: 'spring' }), prepare: openProductOfCampaign },
    offline: { params: () => ({ id: 'spring' }), prepare: openListOffline, pictureOnly: true },
  },
  list: {
    list: { query: COATS },
    'list-filtered': { query: { ...COATS, colors: 'black' } },
    'list-empty': { query: { keyword: 'zzzz' } },
    'list-sort': { query: COATS, prepare: openSheet(0), phoneOnly: true },
    'list-filter': { query: COATS, prepare: openSheet(1), phoneOnly: true },
  },
  product: {
    product: { params: ({ product }) => ({ id: product }) },
    'product-size': {
      params: ({ product }) => ({ id: product }),
      prepare: openSizeSheet,
      phoneOnly: true,
    },
  },
  category: { categories: {}, brands: { query: { tab: 'brands' } } },
  search: { search: {}, suggestions: { query: { keyword: '大衣' } } },
  bag: { 'bag-empty': { visitor: 'guest' }, bag: {} },
  me: {
    'me-guest': { visitor: 'guest' },
    me: {},
    consent: { visitor: 'newcomer', prepare: waitForConsent },
  },
  login: {
    login: { visitor: 'guest' },
    'login-password': { visitor: 'guest', query: { by: 'password' } },
  },
  questionnaire: {
    questionnaire: { params: questionnaire },
    'questionnaire-thanks': { params: questionnaire, prepare: answerQuestionnaire },
  },
  lottery: {
    'lottery-guest': { params: lottery },
    lottery: { visitor: 'shopper', params: lottery },
    'lottery-won': {
      visitor: 'shopper',
      params: lottery,
      prepare: drawLot(4),
      pictureOnly: true,
    },
    'lottery-lost': { visitor: 'shopper', params: lottery, prepare: drawLot(), pictureOnly: true },
  },
  wishlist: { wishlist: {}, 'wishlist-empty': { visitor: 'newcomer' } },
  productAlerts: { 'product-alerts': {}, 'product-alerts-empty': { visitor: 'newcomer' } },
  recentlyViewed: { 'recently-viewed': {}, 'recently-viewed-empty': { visitor: 'newcomer' } },
  checkout: {
    checkout: { params: ({ checkout }) => ({ id: checkout }) },
    'checkout-address': { params: ({ checkout }) => ({ id: checkout, step: 'address' }) },
    'checkout-offers': { params: ({ checkout }) => ({ id: checkout, step: 'offers' }) },
    'checkout-identity': { params: ({ checkout }) => ({ id: checkout, step: 'identity' }) },
  },
  payment: { payment: { params: ({ payment }) => ({ id: payment }) } },
  orderConfirm: { confirmation: { params: ORDER.placed } },
  orders: {
    orders: {},
    'orders-history': { query: { status: 'history' } },
    'orders-empty': { visitor: 'newcomer' },
  },
  order: {
    'order-placed': { params: ORDER.placed },
    'order-at-customs': { params: ORDER.atCustoms },
    'order-delivered': { params: ORDER.delivered },
  },
  tracking: { tracking: { params: ORDER.delivered } },
  orderPersonalId: { 'order-personal-id': { params: ORDER.atCustoms } },
  orderFapiao: { 'order-fapiao': { params: ORDER.delivered } },
  returnRequest: { 'return-request': { params: ORDER.delivered } },
  returns: { returns: {}, 'returns-empty': { visitor: 'newcomer' } },
  returnDetail: { 'return-detail': { params: ({ returnRequest }) => ({ id: returnRequest }) } },
  addresses: { addresses: {}, 'addresses-empty': { visitor: 'newcomer' } },
  address: {
    'address-new': { params: () => ({ id: 'new' }) },
    address: { params: ({ address }) => ({ id: address }) },
  },
  personalIds: { 'personal-ids': {}, 'personal-ids-empty': { visitor: 'newcomer' } },
  personalId: {
    'personal-id-new': { params: () => ({ id: 'new' }) },
    'personal-id': { params: ({ personalId }) => ({ id: personalId }) },
  },
  conversations: { conversations: {}, 'conversations-guest': { visitor: 'guest' } },
  conversation: {
    conversation: { params: () => ({ id: 'new' }) },
    'conversation-guest': { visitor: 'guest', params: () => ({ id: 'new' }) },
  },
  coupons: {
    coupons: {},
    'coupons-claimable': { query: { tab: 'claimable' } },
    'coupons-expired': { query: { tab: 'expired' } },
    'coupons-empty': { visitor: 'newcomer' },
  },
  accessReward: { membership: {}, 'membership-new': { visitor: 'newcomer' } },
  invitation: {
    invitation: { params: ({ invitation }) => ({ token: invitation }) },
    'invitation-open': {
      visitor: 'newcomer',
      params: ({ invitation }) => ({ token: invitation }),
    },
  },
};

interface State extends StateOptions {
  params?: Params | ((fixture: ShopperFixture) => Params);
}

/** A public screen is opened as a guest, any other as a shopper, unless its state says otherwise. */
function toPlace(route: RouteName, name: string, state: State): Place {
  const { params = {}, query, ...options } = state;
  return {
    name,
    visitor: routeOf(route).access === 'public' ? 'guest' : 'shopper',
    path: (fixture, language) =>
      href(
        {
          route,
          params: typeof params === 'function' ? params(fixture) : params,
          query: query ?? {},
        },
        language,
      ),
    ...options,
  };
}

const screenPlaces: readonly Place[] = routeNames.flatMap((route) => {
  const states: Readonly<Record<string, State>> = SCREEN_STATES[route] ?? { [route]: {} };
  return Object.entries(states).map(([name, state]) => toPlace(route, name, state));
});

const toOtherPlace = (name: string, path: string): Place => ({
  name,
  visitor: 'guest',
  path: (_, language) => (language === 'en-US' ? '/en' : '') + path,
});

/** Pages that are no screens of the table. */
const otherPlaces: readonly Place[] = [
  toOtherPlace('gallery', '/gallery'),
  toOtherPlace('not-found', '/no/such/place'),
];

/** Every place; prepared ones come last, because some leave something behind in the browser. */
export const places: readonly Place[] = [...screenPlaces, ...otherPlaces].sort(
  (a, b) => Number(Boolean(a.prepare)) - Number(Boolean(b.prepare)),
);

/** The places that journeys check as one kind of visitor. */
export const placesOf = (visitor: Visitor): Place[] =>
  places.filter((place) => place.visitor === visitor && !place.pictureOnly);
