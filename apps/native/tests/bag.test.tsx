import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react-native';
import {
  AGREED,
  DECLINED,
  openApp,
  pressLabel,
  pressText,
  sees,
  show,
  until,
} from './testing/open-app';
import { nameProduct, SHOPPER } from './testing/replies';

const FIRST = '炭灰人字纹羊毛丝绒领大衣';
const SECOND = '海军蓝羊毛单排扣大衣';

/** Opens the bag of a shopper who has added something: before that there is no session, and no bag. */
async function openBag(over: Parameters<typeof openApp>[1] = {}) {
  const opened = await openApp(AGREED, over);
  await show({ route: 'product', params: { id: '73257389' } });
  await until(() => screen.queryByTestId('product') !== null);
  await pressLabel(/^收藏 /);
  await until(() => opened.calls.some((call) => call.includes('/my/wishlist/')));
  await show({ route: 'bag' });
  await until(() => screen.queryByTestId('bag') !== null);
  return opened;
}

test('shows the items by merchant and the totals of the server', async () => {
  await openBag();
  expect(sees(FIRST) && sees(SECOND)).toBe(true);
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(2);
  // Both prices, as the server has summed them.
  expect(screen.getAllByText('¥46,680').length).toBeGreaterThan(1);
  expect(sees('去结算 · 2 件')).toBe(true);
});

test('removes an item, and puts it back', async () => {
  const { calls } = await openBag();
  await pressLabel(`移除 ${FIRST}`);
  await until(() => !sees(FIRST));
  expect(calls.some((call) => /^DELETE .*\/items\/700006/.test(call))).toBe(true);
  await pressText('撤销');
  await until(() => sees(FIRST));
});

test('changes a quantity within what is in stock', async () => {
  const { calls } = await openBag();
  await pressLabel(`增加“${SECOND}”的数量`);
  await until(() => sees('2 件共 ¥45,600'));
  expect(calls.filter((call) => /^P\w+ .*\/items\/700005/.test(call))).toHaveLength(1);
  // Two are in stock.
  expect(screen.getByLabelText(`增加“${SECOND}”的数量`).props.accessibilityState?.disabled).toBe(
    true,
  );
});

test('asks a guest to log in before the checkout', async () => {
  await openBag();
  await pressText(/^去结算/);
  await until(() => screen.queryByTestId('web') !== null);
  expect(String(screen.getByTestId('web').props.source.uri)).toContain('/user/login');
});

test('opens the checkout of a shopper in the page of the shop', async () => {
  await openBag({
    'POST https://shop.example/api/v2/identities/sessions': SHOPPER,
    'POST https://shop.example/api/v1/checkout-orders': JSON.stringify({ id: 'checkout-7' }),
  });
  await pressText(/^去结算/);
  await until(() => screen.queryByTestId('web') !== null);
  expect(String(screen.getByTestId('web').props.source.uri)).toContain('checkout-7');
});

test('an empty bag leads back into the shop', async () => {
  const { calls } = await openApp(AGREED);
  await show({ route: 'bag' });
  await until(() => sees('袋中空空'));
  // Who has added nothing has no session, and none is opened to look.
  expect(calls.some((call) => call.includes('/sessions'))).toBe(false);
  await pressText('按分类看');
  await until(() => screen.queryByTestId('category') !== null);
});

test('asks who only browses for consent', async () => {
  const { calls } = await openApp(DECLINED);
  await show({ route: 'bag' });
  await until(() => sees('这里需要您的同意'));
  await show({ route: 'product', params: { id: '73257389' } });
  await until(() => screen.queryByTestId('product') !== null);
  await pressLabel(/^收藏 /);
  await until(() => sees('先看一看隐私政策'));
  expect(calls.some((call) => call.startsWith('PUT') || call.startsWith('POST'))).toBe(false);
});

test('a product above another one changes nothing below it', async () => {
  await openApp(AGREED, {
    '/variants-measurements': 'null',
    '/products/1?': nameProduct('1', '一号'),
    'products/1': nameProduct('1', '一号'),
    'products/2': nameProduct('2', '二号'),
  });
  await show({ route: 'product', params: { id: '1' } });
  await until(() => sees('一号'));
  await show({ route: 'product', params: { id: '2' } });
  await until(() => sees('二号'));
  // The one below is still drawn, with its own product.
  expect(screen.getAllByText('一号', { includeHiddenElements: true }).length).toBeGreaterThan(0);
});
