import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { AGREED, openApp, pressLabel, pressText, sees, show, until } from './testing/open-app';
import { nameSizes, SHOPPER, sellOut } from './testing/replies';

async function openProduct(over: Parameters<typeof openApp>[1] = {}) {
  const opened = await openApp(AGREED, { '/variants-measurements': 'null', ...over });
  await show({ route: 'product', params: { id: '73257389' } });
  await until(() => screen.queryByTestId('product') !== null);
  return opened;
}

/** How far the picture on top is enlarged. */
function readScale(): number {
  const picture = screen.getAllByRole('img', { name: /第 1 张/ }).at(-1);
  const { transform } = StyleSheet.flatten(picture?.props.style) as {
    transform: Record<string, number>[];
  };
  return Object.assign({}, ...transform).scale;
}

test('shows a picture in the whole window, and enlarges it within its limits', async () => {
  await openProduct();
  await pressLabel(/第 1 张 放大$/);
  expect(readScale()).toBe(1);
  await pressLabel('放大');
  expect(readScale()).toBe(1.5);
  for (let press = 0; press < 6; press++) await pressLabel('放大');
  expect(readScale()).toBe(4);
  for (let press = 0; press < 9; press++) await pressLabel('缩小');
  expect(readScale()).toBe(1);
});

test('suggests a size from what stays on the device', async () => {
  const { calls, stored } = await openProduct();
  const before = calls.length;
  await pressText('尺码助手');
  await until(() => sees('平日尺码'));
  await act(async () => void fireEvent.changeText(screen.getByLabelText('身高（厘米）'), '168'));
  await act(async () => void fireEvent.changeText(screen.getByLabelText('体重（公斤）'), '58'));
  await until(() => sees(/^建议选|没有合您身/));
  expect(stored.get('body')).toContain('168');
  expect(calls.slice(before).join('\n')).not.toContain('168');
});

test('leads a guest to the log-in before an alert', async () => {
  const { calls } = await openProduct({
    '/products/73257389?': sellOut(),
    '/products/73257389': sellOut(),
  });
  expect(sees('加入购物袋')).toBe(false);
  await pressText('到货通知');
  await until(() => sees('到货告诉我'));
  await pressText('到货告诉我');
  await until(() => screen.queryByTestId('web') !== null);
  expect(String(screen.getByTestId('web').props.source.uri)).toContain('/user/login');
  expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
});

test('notes the alert of a shopper, and ends it', async () => {
  const alert = {
    id: 'alert-1',
    kind: 'price-drop',
    productId: '73257389',
    variantId: null,
    status: 'waiting',
  };
  await openProduct({
    'POST https://shop.example/api/v2/identities/sessions': SHOPPER,
    'POST https://shop.example/api/v1/my/product-alerts': JSON.stringify(alert),
    'DELETE https://shop.example/api/v1/my/product-alerts/alert-1': '{}',
  });
  await pressLabel(/^收藏 /);
  await until(() => sees('降价提醒'));
  await pressText('降价提醒');
  await until(() => sees('已设降价提醒'));
  await pressText('已设降价提醒');
  await until(() => sees('已取消提醒'));
});

const MEASUREMENTS = {
  unit: 'cm',
  scale: 'EU',
  names: ['肩宽', '胸围'],
  rows: [
    { size: '36', values: [39, 96] },
    { size: '40', values: [41, 102.5] },
  ],
};
const MERCHANT = {
  id: '307',
  name: 'Calle Larga',
  monogram: 'CL',
  city: '威尼斯',
  country: 'IT',
  foundedIn: 1987,
  description: '',
};
const DETAILS = {
  '/variants-measurements': JSON.stringify(MEASUREMENTS),
  '/merchants/307': JSON.stringify(MERCHANT),
};

test('shows the measurements with the chosen size marked, and who sends the product', async () => {
  await openProduct(DETAILS);
  await until(() => sees('Calle Larga'));
  expect(sees('发货买手店') && sees('威尼斯，创立于 1987 年')).toBe(true);
  expect(sees('肩宽') && sees('102.5') && sees('单位：厘米，平铺测量')).toBe(true);
  const marked = () =>
    screen
      .getAllByRole('row')
      .filter(
        ({ props }) => (props['aria-selected'] ?? props.accessibilityState?.selected) === true,
      );
  expect(marked()).toHaveLength(0);
  expect(sees('请选择尺码')).toBe(true);
  await act(async () => void fireEvent.press(screen.getByRole('radio', { name: '40' })));
  expect(marked()).toHaveLength(1);
  expect(sees('已选 EU 40')).toBe(true);
});

test('a shop of its own goods does not say who sends a product', async () => {
  const profile = { sellers: 'own', importsGoods: false, genders: ['women'], productKinds: [] };
  const { calls } = await openProduct({
    ...DETAILS,
    '/environments/': JSON.stringify({
      toggles: {},
      configuration: { sellers: 'own' },
      profile: { ...profile, exactPrices: false, programs: [], codeTargets: ['mobile'] },
    }),
  });
  await until(() => calls.some((call) => call.includes('/merchants/307')));
  await until(() => sees('肩宽'));
  expect(sees('Calle Larga')).toBe(false);
});

test('calls an option by its own name, where it is no size', async () => {
  await openProduct({
    '/products/73257389?': nameSizes('圈口'),
    '/products/73257389': nameSizes('圈口'),
  });
  expect(sees('圈口') && sees('请选择圈口')).toBe(true);
  await pressText('加入购物袋');
  await until(() => sees('选择圈口'));
});
