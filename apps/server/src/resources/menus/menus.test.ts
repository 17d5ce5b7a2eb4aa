import { describe, expect, it } from 'vitest';
import { catalogueShop, IDS, online } from '../../testing/catalogue-fixture.ts';
import { initialOf } from './rules.ts';

const get = catalogueShop();

describe('menus', () => {
  it('hold the categories below the roots, with counts and a picture', async () => {
    const { body } = await get('/v1/menus/categories', 'en');
    expect(body.women.map(({ name }: { name: string }) => name)).toEqual([
      'Clothing',
      'Shoes',
      'Bags',
    ]);
    const [clothing] = body.women;
    const sum = clothing.children.reduce(
      (total: number, { count }: { count: number }) => total + count,
      0,
    );
    expect(clothing.count).toBe(sum);
    expect(clothing.image).toHaveLength(3);
    const pictures = [clothing, ...clothing.children].map(({ image }) => image[0].url);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('hold only one tree when one is asked for', async () => {
    const { body } = await get('/v1/menus/categories?gender=men');
    expect([body.women.length, body.men.length, body.kids.length]).toEqual([0, 3, 0]);
  });

  it('hold the brands from A to Z with how much they have', async () => {
    const { body } = await get('/v1/menus/brands');
    const names = body.women.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort());
    expect(body.women[0].initial).toBe('M');
    const [first] = body.men;
    expect(first.count).toBe(
      online.filter(({ brandId, gender }) => brandId === first.id && gender === 'men').length,
    );
  });

  it('lead home', async () => {
    const { body } = await get('/v1/home');
    expect(body.women).toMatchObject({
      contentCode: 'home-women',
      sets: [{ id: IDS.set, name: '秋信', count: 3 }],
    });
    expect(body.men.sets).toEqual([]);
  });
});

describe('initialOf', () => {
  it.each([
    ['Orsay & Vale', 'O'],
    ['Étienne Roux', 'E'],
    ['  nori', 'N'],
    ['3 Rue', '#'],
    ['双江', '#'],
    ['', '#'],
  ])('%j stands under %s', (name, initial) => expect(initialOf(name)).toBe(initial));
});
