import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { productDetail } from '../testing.ts';
import { resetProduct, selectProduct, setMeasurement, setMerchant, setProduct } from './product.ts';
import { type AvailableSize, isLowStock, isOutOfStock, sizesOf } from './sizes.ts';

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

test('a product is kept as its page shows it', () => {
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

test('the next product brings nothing of the one before', () => {
  const store = makeStore();
  store.dispatch(setProduct(productDetail('1')));
  store.dispatch(setMeasurement({ unit: 'cm', scale: 'FR', names: [], rows: [] }));
  store.dispatch(
    setMerchant({
      id: '31',
      name: 'Nordlys',
      monogram: 'NL',
      city: 'Oslo',
      country: 'Norway',
      foundedIn: 1982,
      description: '',
    }),
  );
  store.dispatch(setProduct(productDetail('2')));
  expect(selectProduct(store.getState())).toMatchObject({ merchant: null, measurement: null });
  store.dispatch(resetProduct());
  expect(selectProduct(store.getState()).id).toBe('');
});

test('sizes are those of the preferred merchant, or of every merchant', () => {
  const detail = productDetail('1');
  const [first, ...rest] = detail.variants;
  if (!first) throw new Error('the fixture has variants');
  const mixed = { ...detail, variants: [{ ...first, merchantId: '99' }, ...rest] };
  expect(sizesOf(mixed).map(({ size }) => size)).toEqual(['38', '40']);
  expect(sizesOf({ ...mixed, preferredMerchant: null })).toHaveLength(3);
  const gone = { merchantId: '404', byAttribute: [] };
  expect(sizesOf({ ...mixed, preferredMerchant: gone })).toHaveLength(3);
});

test.each([
  [[], false, true],
  [[0, 0], false, true],
  [[1, 1], true, false],
  [[1, 2], false, false],
  [[1, 0], false, false],
])('stock of %j: low %s, out %s', (quantities, low, out) => {
  expect(isLowStock(sized(...quantities))).toBe(low);
  expect(isOutOfStock(sized(...quantities))).toBe(out);
});
