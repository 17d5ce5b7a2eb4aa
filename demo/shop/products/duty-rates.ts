import { type Localised, localised } from '@vitrine/kit';

interface DutyRateRow {
  category_id: string;
  country: string;
  name: Localised;
  duty: number;
  vat: number;
  source: Localised;
  valid_from: string;
}

/** Examples of the demo shop; a real shop enters the rates of its goods. */
const SOURCE = localised(
  '示例税率：进口关税按品类，进口环节增值税 13%',
  'Example rates: import duty by category, and VAT of 13% on imports',
);
const VAT = 130;

/** Duty in thousandths by group of categories: women, men, kids. */
const GROUPS = [
  { name: localised('服装', 'Clothing'), duty: 80, categories: [142100, 143100, 144100] },
  { name: localised('鞋履', 'Shoes'), duty: 100, categories: [142200, 143200, 144200] },
  { name: localised('包袋', 'Bags'), duty: 60, categories: [142300, 143300] },
  { name: localised('配饰', 'Accessories'), duty: 60, categories: [142400, 143400, 144300] },
  { name: localised('珠宝腕表', 'Jewellery and watches'), duty: 80, categories: [142500] },
] as const;

export const dutyRateRows = (): DutyRateRow[] =>
  GROUPS.flatMap(({ name, duty, categories }) =>
    categories.map((id) => ({
      category_id: String(id),
      country: 'CN',
      name,
      duty,
      vat: VAT,
      source: SOURCE,
      valid_from: '2025-01-01',
    })),
  );
