import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react-native';
import { AGREED, openApp, pressLabel, pressText, sees, settle, until } from './testing/open-app';
import { nameProduct, SHOPPER } from './testing/replies';

const HOUR = 3_600_000;
const iso = (ms: number) => new Date(Date.now() + ms).toISOString();
const heading = (title: string) => ({
  moduleTitle: { kicker: '', title, subTitle: '', align: 'start', linkText: '' },
});

interface HomeModule {
  code: string;
  fields: object;
}

/** Opens the home page with these modules only; a function makes them when the app asks for the page. */
async function openHome(
  modules: readonly HomeModule[] | (() => readonly HomeModule[]),
  over: Parameters<typeof openApp>[1] = {},
  secrets?: Map<string, string>,
) {
  const common = { moduleName: '', anchorLink: '', background: '', spacing: 'section' };
  const answer = () => {
    const entries = (typeof modules === 'function' ? modules() : modules).map(
      ({ code, fields }, index) => ({
        id: `m${index}`,
        code,
        fields: { ...common, bottomText: '', ...fields },
      }),
    );
    return JSON.stringify({ 'home-women': entries });
  };
  const opened = await openApp(AGREED, { '/search/contents': answer, ...over }, secrets);
  await until(() => screen.queryByTestId('feed') !== null);
  return opened;
}

const findPage = () => String(screen.getByTestId('web').props.source.uri);

const timer = {
  textBeforeStart: '',
  textAfterStart: '距结束',
  alwaysShow: false,
  autoHideDay: true,
};

test('counts down the seconds to the end, and is gone then', async () => {
  // A second is over once its text was read, however long the page took to open.
  let time = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => time);
  await openHome(() => [
    {
      code: 'countDown',
      fields: {
        ...timer,
        endTime: iso(4_000),
        ...{ titleColor: '', dayColor: '', hourColor: '', minuteColor: '', secondColor: '' },
        labelColor: '',
      },
    },
    { code: 'dividingLine', fields: {} },
  ]);
  const labels = new Set<string>();
  await until(() => screen.queryByRole('timer') !== null);
  await until(() => {
    const shown = screen.queryByRole('timer');
    const label = String(shown?.props['aria-label'] ?? shown?.props.accessibilityLabel);
    if (shown && !labels.has(label)) {
      labels.add(label);
      time += 1_000;
    }
    return labels.size > 0 && !shown;
  });
  expect(labels.size).toBeGreaterThan(1);
  clock.mockRestore();
  for (const label of labels) expect(label).toMatch(/^距结束 0 时 0 分 [1-4] 秒$/);
  expect(screen.getByTestId('module-dividingLine')).toBeTruthy();
});

test('shows the products of a sale with its time, and leads to all of them', async () => {
  const list = readFileSync(path.join(__dirname, 'replies/list.json'), 'utf8');
  const sale = { setId: '516', quantity: 4, showMoreText: '', autoHideDay: true };
  const { calls } = await openHome(
    [
      {
        code: 'flashSale',
        fields: { ...timer, ...sale, ...heading('今日限时'), endTime: iso(HOUR - 120_000) },
      },
    ],
    { '/sets/516/products': list },
  );
  await until(() => screen.queryByRole('timer', { name: /^距结束 0 时 5\d 分 / }) !== null);
  expect(screen.getAllByText('今日限时')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /\S+ \S+/ }).length).toBeGreaterThan(1);
  await pressText('选购更多');
  await until(() => screen.queryByTestId('list') !== null);
  expect(calls.some((call) => call.includes('/sets/516/products'))).toBe(true);
});

test('opens answers, whose links lead to screens of the app', async () => {
  const answer =
    '<p>寄回即可，见<a href="https://shop.example/product/detail/73257389">这件大衣</a>。</p>';
  await openHome([
    {
      code: 'qa',
      fields: {
        title: '常见问题',
        firstOpen: true,
        items: [
          { question: '价格含税吗', answer: '<p>都已包含。</p>' },
          { question: '可以退吗', answer },
        ],
      },
    },
  ]);
  await until(() => sees('都已包含。'));
  expect(sees('这件大衣')).toBe(false);
  await pressText('可以退吗');
  expect(sees('都已包含。')).toBe(true);
  await pressText('价格含税吗');
  expect(sees('都已包含。')).toBe(false);
  await pressText('这件大衣');
  await until(() => screen.queryByTestId('product') !== null);
});

test('opens the rules of a promotion, and a link of them closes the sheet', async () => {
  const rules = {
    popupTitle: '活动规则',
    popupContent: '<p>见<a href="/content/rules">全文</a></p>',
  };
  await openHome([
    {
      code: 'pos',
      fields: {
        items: [
          { text: '满减', color: '', ...rules },
          { text: '包邮', color: '' },
        ],
      },
    },
  ]);
  await until(() => sees('满减'));
  expect(sees('全文')).toBe(false);
  await pressText('满减');
  await until(() => sees('活动规则'));
  await pressText('全文');
  await until(() => screen.queryByTestId('web') !== null);
  expect(findPage()).toContain('/content/rules');
  expect(sees('活动规则')).toBe(false);
});

test('shows products and pictures under tabs, and before a button to all of them', async () => {
  const list = readFileSync(path.join(__dirname, 'replies/list.json'), 'utf8');
  const picture = { title: '', label: '', labelColor: '' };
  const image = (alt: string) => ({
    ...picture,
    image: { source: `/${alt}.jpg`, alt, images: [] },
  });
  const { calls } = await openHome(
    [
      {
        code: 'productsWithTab',
        fields: {
          tabs: [
            { tabName: '针织', setId: '504', quantity: 4, linkText: '' },
            {
              tabName: '包袋',
              setId: '505',
              quantity: 4,
              linkText: '全部',
              commonLink: { web: '/product/list?set=505' },
            },
          ],
          quantityPerFrame: 2,
        },
      },
      {
        code: 'imageListWithTabs',
        fields: {
          tabs: [
            { tabName: '山', images: [image('雪山')] },
            { tabName: '海', images: [image('海湾')] },
          ],
          ...{ displayOptions: { style: 1 }, numberOfPerLine: 2, ratio: '3/4' },
        },
      },
      { code: 'productsWithCTA', fields: { setId: '506', quantity: 4 } },
    ],
    { '/sets/': list },
  );
  await until(() => sees('针织') && sees('山'));
  expect(sees('全部')).toBe(false);
  await pressText('包袋');
  await until(() => sees('全部'));
  expect(screen.getByLabelText('雪山')).toBeTruthy();
  await pressText('海');
  await until(() => screen.queryAllByLabelText('海湾').length > 0);
  await pressText('查看更多');
  await until(() => screen.queryByTestId('list') !== null);
  expect(calls.filter((call) => /\/sets\/50[456]\/products/.test(call)).length).toBeGreaterThan(3);
});

test('shows an outfit with its products, and leads to the page that sells the whole of it', async () => {
  const cells = [{ productIds: '73257389' }, { productIds: '62242605' }];
  const look = { title: '去美术馆的周四', description: '', cells, buttonText: '', layout: 1 };
  await openHome([{ code: 'outfit', fields: look }], {
    '/products/62242605': nameProduct('62242605', '酒红大衣'),
  });
  await until(() => sees('酒红大衣') && sees('驼色羊毛单排扣大衣'));
  await pressText(/^购买整套 ¥44,400$/);
  await until(() => screen.queryByTestId('web') !== null);
  expect(findPage()).toContain('/content/home-women');
});

test('leads from a film, and from each module that it does not draw, to the page', async () => {
  const film = { source: '/content/wind.mp4', poster: { source: '/a.jpg', alt: '海', images: [] } };
  await openHome([
    {
      code: 'video',
      fields: {
        video: film,
        ...{ title: '风从海上来', duration: '01:24', ratio: '16/10' },
        ...{ autoPlay: false, loop: true, inset: false },
      },
    },
    { code: 'customHTML', fields: { content: '<p>证书</p>', inset: true } },
    { code: 'customHTML', fields: { content: '<hr>', inset: true } },
    { code: 'customHTML', fields: { content: '<hr>', inset: true, ...heading('尺码表') } },
  ]);
  await until(() => sees('风从海上来') && sees('01:24'));
  for (const title of ['证书', '本页的更多内容', '尺码表'])
    expect(screen.getAllByText(title)).toHaveLength(1);
  await pressLabel('播放风从海上来');
  await until(() => screen.queryByTestId('web') !== null);
  expect(findPage()).toContain('/content/home-women');
});

const couponFields = {
  promotionIds: ['autumn'],
  nonLoginCoupon: { discountFor: '新客礼遇', discountText: '¥500', expriedDate: '登录后可用' },
  ...heading('礼券'),
};
const coupon = {
  id: 'package-1',
  promotionId: 'autumn',
  name: '秋日礼券',
  description: '全场',
  status: 'claimable',
  opensAt: null,
  validFrom: iso(-HOUR),
  validTo: iso(1_000 * HOUR),
  isUsed: false,
  subscription: { id: 'subscription-1' },
  promoOffers: [
    { offerMoneyOff: { discountValue: 80_000, currencyCode: 'CNY', minValue: 800_000 } },
  ],
};
const PACKAGES = '/my/reward-packages';
const CLAIMS = '/my/reward-package-claims';
const session = () => new Map([['session', 'kept']]);

test('shows guests a sample coupon, which leads to the log-in', async () => {
  const { calls } = await openHome([{ code: 'coupon', fields: couponFields }]);
  await until(() => sees('新客礼遇'));
  await pressLabel('立即领取 新客礼遇');
  await until(() => screen.queryByTestId('web') !== null);
  expect(findPage()).toContain('/user/login');
  expect(calls.some((call) => call.includes(PACKAGES))).toBe(false);
});

test('claims the coupon of a shopper by the call of the web', async () => {
  const { calls } = await openHome(
    [{ code: 'coupon', fields: couponFields }],
    {
      '/identities/sessions': SHOPPER,
      [CLAIMS]: JSON.stringify({ ...coupon, status: 'claimed' }),
      [PACKAGES]: JSON.stringify([coupon, { ...coupon, id: 'other', promotionId: 'spring' }]),
    },
    session(),
  );
  await until(() => sees('秋日礼券'));
  expect(sees('满 ¥8,000') && sees('礼券')).toBe(true);
  expect(sees('新客礼遇')).toBe(false);
  await pressLabel('立即领取 秋日礼券');
  await until(() => sees('领取成功'));
  expect(calls.filter((call) => call.includes(CLAIMS))).toHaveLength(1);
  await until(() => screen.queryAllByLabelText('立即使用 秋日礼券').length === 1);
});

test('says that a coupon was not claimed, and hides the module without any coupon', async () => {
  const { calls } = await openHome(
    [
      { code: 'coupon', fields: couponFields },
      { code: 'coupon', fields: { ...couponFields, promotionIds: ['gone'], ...heading('没有的') } },
    ],
    { '/identities/sessions': SHOPPER, [PACKAGES]: JSON.stringify([coupon]) },
    session(),
  );
  await until(() => sees('秋日礼券'));
  await until(() => screen.queryAllByTestId('module-coupon').length === 1);
  expect(sees('没有的')).toBe(false);
  await pressLabel('立即领取 秋日礼券');
  await until(() => sees('领取失败，请再尝试'));
  await settle();
  expect(calls.filter((call) => call.includes(CLAIMS))).toHaveLength(1);
  expect(screen.getByLabelText('立即领取 秋日礼券')).toBeTruthy();
});
