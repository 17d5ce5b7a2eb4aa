interface CustomsFactsRow {
  hs_code: string | null;
  origin_country: string | null;
  net_weight: number | null;
}

/** Codes of the first six digits and usual weights by group of categories. Clothing has a code for each product. */
const GROUPS: readonly (CustomsFactsRow & { categories: readonly number[] })[] = [
  { hs_code: null, origin_country: null, net_weight: 700, categories: [142100, 143100, 144100] },
  {
    hs_code: '640399',
    origin_country: null,
    net_weight: 900,
    categories: [142200, 143200, 144200],
  },
  { hs_code: '420221', origin_country: null, net_weight: 800, categories: [142300, 143300] },
];

/** What a category of the demo shop says for customs. */
export function customsFactsFor(categoryId: number): CustomsFactsRow {
  const { hs_code, origin_country, net_weight } = GROUPS.find(({ categories }) =>
    categories.includes(categoryId),
  ) ?? { hs_code: null, origin_country: null, net_weight: null };
  return { hs_code, origin_country, net_weight };
}
