import { expect, it } from 'vitest';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { readSettings } from '../../settings.ts';
import { drawPapers } from './draw-papers.ts';
import type { Paper, PaperItem } from './paper-model.ts';

const { paperFont: font } = readSettings({});

const item = (text: string): PaperItem => ({
  brand: 'Maison',
  text,
  quantity: 1,
  facts: [
    { label: 'HS 编码', value: '6202200000' },
    { label: '原产国', value: null },
  ],
});

const paper = (number: string, items: readonly PaperItem[]): Paper => ({
  title: '报关单',
  number,
  parcels: ['运单 顺丰 SF1'],
  from: '发件: Rive Nord, 巴黎',
  to: { name: '收件: 林知夏', mobile: '13800138000', address: '上海市徐汇区武康路 12 弄 3 号' },
  columns: { item: '商品', quantity: '数量' },
  labels: { total: '合计', missing: '未填写' },
  items,
  totals: [{ label: '申报价值', value: '¥22,000.01' }],
  notes: ['不是礼品，仅供个人使用'],
  warning: '有未填写的内容',
});

const draw = async (papers: readonly Paper[]) =>
  Buffer.from(
    await drawPapers({ papers, options: { paper: 'a6', language: 'zh-CN' }, font, at: 0 }),
  );

it('writes Chinese text with a part of the font, which is small', async () => {
  const bytes = await draw([paper('订单 1', [item('羊毛大衣 · FR 38')])]);
  const [page] = readPdf(bytes);
  for (const text of ['报关单', '林知夏', '羊毛大衣 · FR 38', '6202200000', '¥22,000.01', '1/1'])
    expect(page).toContain(text);
  expect(page).toContain('原产国 未填写');
  expect(bytes.length).toBeLessThan(120_000);
});

it('begins each paper on a new page, and numbers the pages of each', async () => {
  const long = Array.from({ length: 12 }, (_, index) => item(`大衣 ${index}件`));
  const pages = readPdf(await draw([paper('订单 1', long), paper('订单 2', [item('裙')])]));
  const last = pages.length - 1;
  expect(last).toBeGreaterThan(1);
  expect(pages[0]).toContain(`订单 1 · 1/${last}`);
  expect(pages[last - 1]).toContain(`订单 1 · ${last}/${last}`);
  expect(pages[last]).toContain('订单 2 · 1/1');
  for (const { text } of long)
    expect(
      pages.filter((page) => page.includes(text)),
      text,
    ).toHaveLength(1);
});
