import { defineMessages } from '@vitrine/kit';

export const measurementMessages = defineMessages({
  title: ['尺寸与尺码建议', 'Measurements and size advice'],
  hint: [
    '可从表格软件粘贴：第一列为尺码，其余各列为尺寸（{unit}）',
    'Cells of a spreadsheet can be pasted: sizes in the first column, then measures ({unit})',
  ],
  measure: ['尺寸名称 {number}', 'Name of measure {number}'],
  size: ['尺码', 'Size'],
  cell: ['{size} 的第 {number} 项尺寸', 'Measure {number} of {size}'],
  addMeasure: ['添加尺寸', 'Add a measure'],
  addSize: ['添加尺码', 'Add a size'],
  removeMeasure: ['删除尺寸 {number}', 'Delete measure {number}'],
  removeSize: ['删除尺码 {size}', 'Delete size {size}'],
  wrong: [
    '每项尺寸需有中文名称，每个尺码只出现一次且数值完整',
    'Each measure needs a Chinese name; each size occurs once and has all its values',
  ],
  chart: ['尺码对照表', 'Size chart'],
  runs: ['版型', 'Fit'],
  fits: {
    small: ['偏小', 'Runs small'],
    true: ['标准', 'True to size'],
    large: ['偏大', 'Runs large'],
  },
  note: ['试穿说明', 'How it fits'],
});
