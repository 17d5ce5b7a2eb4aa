import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { productDetail } from '../testing.ts';
import { resetProduct, selectProduct, setMeasurement, setProduct } from './product.ts';
import { type AvailableSize, getAvailableSizes, isLowStock, isOutOfStock } from './sizes.ts';

const sized = (...quantities: number[]): AvailableSize[] =>
  quantities.map((quantity, index) => ({
    variantId: String(index),
    size: 'M',
    description: '',
    scale: 'FR',
    quantity,
    price: 1,
    originalPrice: 1,
  }));

test('maps a product to the state of its page', () => {
  const store = makeStore();
  store.dispatch(setProduct(productDetail('10000001')));
  expect(selectProduct(store.getState())).toMatchObject({
    id: '10000001',
    defaultFinalPrice: 1_215_500,
    defaultOriginPrice: 1_430_000,
    preferredMerchantId: '31',
    outOfStock: false,
    availableSizes: [
      { variantId: '501', size: '36', description: 'FR 36', quantity: 3 },
      { size: '38', quantity: 1 },
      { size: '40', quantity: 0 },
    ],
  });
});

test('clears the measurements for the next product', () => {
  const store = makeStore();
  store.dispatch(setProduct(productDetail('1')));
  store.dispatch(setMeasurement({ unit: 'cm', scale: 'FR', names: [], rows: [] }));
  store.dispatch(setProduct(productDetail('2')));
  expect(selectProduct(store.getState())).toMatchObject({ measurement: null });
  store.dispatch(resetProduct());
  expect(selectProduct(store.getState()).id).toBe('');
});

test('takes the sizes of the preferred merchant, or of every merchant without one', () => {
  const detail = productDetail('1');
  const [first, ...rest] = detail.variants;
  if (!first) throw new Error('the fixture has variants');
  const mixed = { ...detail, variants: [{ ...first, merchantId: '99' }, ...rest] };
  expect(getAvailableSizes(mixed).map(({ size }) => size)).toEqual(['38', '40']);
  expect(getAvailableSizes({ ...mixed, preferredMerchant: null })).toHaveLength(3);
  const gone = { merchantId: '404', shipsFrom: 'abroad' as const, byAttribute: [] };
  expect(getAvailableSizes({ ...mixed, preferredMerchant: gone })).toHaveLength(3);
});

test.each([
  [[], false, true],
  [[0, 0], false, true],
  [[1, 1], true, false],
  [[1, 2], false, false],
  [[1, 0], false, false],
])('quantities %j give low stock %s and out of stock %s', (quantities, low, out) => {
  expect(isLowStock(sized(...quantities))).toBe(low);
  expect(isOutOfStock(sized(...quantities))).toBe(out);
});
