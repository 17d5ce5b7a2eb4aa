import { productMeasurements } from '@vitrine/contract/admin';
import { describe, expect, it } from 'vitest';
import {
  addMeasure,
  addSize,
  EMPTY_MEASUREMENTS,
  isCompleteTable,
  type MeasurementTable,
  pasteMeasurements,
  removeMeasure,
  toMeasurements,
  toMeasurementTable,
} from './measurement-table.ts';

const chest = { 'zh-CN': '胸围', 'en-US': 'Chest' };
const table: MeasurementTable = {
  unit: 'cm',
  names: [chest],
  rows: [{ size: 'M', values: ['52.5'] }],
};

describe('measurements', () => {
  it('come back as they were stored', () => {
    const stored = { unit: 'cm', names: [chest], rows: [{ size: 'M', values: [52.5] }] };
    expect(toMeasurements(toMeasurementTable(stored))).toEqual(stored);
    expect(toMeasurements(toMeasurementTable(null))).toBeNull();
  });

  it.each([
    ['12.125', 12.125],
    ['30.480000000000004', 30.48],
    [' 0.0005 ', 0.001],
    ['100000', 100_000],
  ])('keep three decimals of %s', (text, saved) => {
    const typed = { ...table, rows: [{ size: 'M', values: [text] }] };
    expect(isCompleteTable(typed)).toBe(true);
    const stored = toMeasurements(typed);
    expect(stored?.rows).toEqual([{ size: 'M', values: [saved] }]);
    expect(productMeasurements.parse(stored)).toEqual(stored);
    expect(isCompleteTable(toMeasurementTable(stored))).toBe(true);
  });

  it('that the server has with more decimals can be saved again', () => {
    const stored = { unit: 'in', names: [chest], rows: [{ size: 'M', values: [20.078_740_157] }] };
    const shown = toMeasurementTable(stored);
    expect(shown.rows[0]?.values).toEqual(['20.079']);
    expect(isCompleteTable(shown)).toBe(true);
  });

  it('are pasted from a spreadsheet, with new sizes and measures', () => {
    const pasted = pasteMeasurements(EMPTY_MEASUREMENTS, [0, 0], 'S\t50\t60\r\nM\t52.5\t61\r\n');
    expect(pasted.names).toHaveLength(2);
    expect(pasted.rows).toEqual([
      { size: 'S', values: ['50', '60'] },
      { size: 'M', values: ['52.5', '61'] },
    ]);
  });

  it('pasted into the middle keep what is around', () => {
    const pasted = pasteMeasurements(addSize(table), [0, 1], '53\n54');
    expect(pasted.rows).toEqual([
      { size: 'M', values: ['53'] },
      { size: '', values: ['54'] },
    ]);
  });

  it('never have more measures than the server takes', () => {
    const wide = Array.from({ length: 30 }, () => '1').join('\t');
    expect(pasteMeasurements(EMPTY_MEASUREMENTS, [0, 0], wide).names).toHaveLength(20);
  });

  it('lose the values of a measure that is removed', () => {
    expect(removeMeasure(table, 0)).toEqual({
      unit: 'cm',
      names: [],
      rows: [{ size: 'M', values: [] }],
    });
  });
});

it.each<[string, MeasurementTable, boolean]>([
  ['an empty table', EMPTY_MEASUREMENTS, true],
  ['a full table', table, true],
  ['an empty row at the end', addSize(table), true],
  ['a measure without a name', addMeasure(table), false],
  ['a size without a measure', { ...table, names: [] }, false],
  ['a value that is too large', { ...table, rows: [{ size: 'M', values: ['100000.5'] }] }, false],
  ['a value that is no number', { ...table, rows: [{ size: 'M', values: ['5x'] }] }, false],
  ['a value without a size', { ...table, rows: [{ size: '', values: ['5'] }] }, false],
  ['a size twice', { ...table, rows: [...table.rows, ...table.rows] }, false],
])('tells whether %s can be saved', (_, given, expected) => {
  expect(isCompleteTable(given)).toBe(expected);
});
