import { describe, expect, it } from 'vitest';
import { IDS, online, openCatalogueHarness } from '../../../test/support/catalogue-fixture.ts';
import { getInitial } from './rules.ts';

const get = openCatalogueHarness();

describe('menus', () => {
  it('list the categories below the roots with counts and images', async () => {
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

  it('contain only the requested gender', async () => {
    const { body } = await get('/v1/menus/categories?gender=men');
    expect([body.women.length, body.men.length, body.kids.length]).toEqual([0, 3, 0]);
  });

  it('list the brands from A to Z with product counts', async () => {
    const { body } = await get('/v1/menus/brands');
    const names = body.women.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort());
    expect(body.women[0].initial).toBe('M');
    const [first] = body.men;
    expect(first.count).toBe(
      online.filter(({ brandId, gender }) => brandId === first.id && gender === 'men').length,
    );
  });

  it('provide the categories and sets of the home page', async () => {
    const { body } = await get('/v1/home');
    expect(body.women).toMatchObject({
      contentCode: 'home-women',
      sets: [{ id: IDS.set, name: '秋信', count: 3 }],
    });
    expect(body.men.sets).toEqual([]);
  });
});

describe('getInitial', () => {
  it.each([
    ['Orsay & Vale', 'O'],
    ['Étienne Roux', 'E'],
    ['  nori', 'N'],
    ['3 Rue', '#'],
    ['双江', '#'],
    ['', '#'],
  ])('of %j is %s', (name, initial) => expect(getInitial(name)).toBe(initial));
});
