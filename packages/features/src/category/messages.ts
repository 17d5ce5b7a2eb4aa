import type { Messages } from '@vitrine/kit';

type ByGender = Record<'women' | 'men' | 'kids', string>;

interface CategoryMessages {
  tabs: Record<'women' | 'men' | 'kids' | 'brands', string>;
  tab: string;
  titles: ByGender;
  brandsTitle: string;
  top: string;
  allOf: string;
  findBrand: string;
  noBrand: string;
  noBrandHint: string;
  index: string;
  byLetter: string;
  everyLetter: string;
  amongAll: string;
  pieces: string;
}

export const messages: Messages<CategoryMessages> = {
  'zh-CN': {
    tabs: { women: '女士', men: '男士', kids: '童装', brands: '品牌' },
    tab: '分类',
    titles: { women: '女士分类', men: '男士分类', kids: '童装分类' },
    brandsTitle: '品牌 A–Z',
    top: '一级分类',
    allOf: '全部{name}',
    findBrand: '查找品牌',
    noBrand: '没有这个品牌',
    noBrandHint: '换一个写法，或换一类看看。',
    index: '字母索引',
    byLetter: '按首字母',
    everyLetter: '全部',
    amongAll: '在全部品牌中查找',
    pieces: '{n} 件',
  },
  'en-US': {
    tabs: { women: 'Women', men: 'Men', kids: 'Kids', brands: 'Brands' },
    tab: 'Shop',
    titles: { women: 'Shop women', men: 'Shop men', kids: 'Shop kids' },
    brandsTitle: 'Brands A–Z',
    top: 'Categories',
    allOf: 'All {name}',
    findBrand: 'Find a brand',
    noBrand: 'No such brand here',
    noBrandHint: 'Try another spelling, or look among the others.',
    index: 'Letters',
    byLetter: 'By letter',
    everyLetter: 'All',
    amongAll: 'Look among all brands',
    pieces: '{n} {n|piece|pieces}',
  },
};
