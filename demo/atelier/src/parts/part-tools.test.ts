import { expect, test } from 'vitest';
import type { Part } from '../engine/part.ts';
import { path } from '../engine/path.ts';
import { material } from '../fabrics/materials.ts';
import { mirrorPart, stretchBelow } from './part-tools.ts';
import { fold } from './stitches.ts';

const cloth = material('wool', '#b3916a');
const panel: Part = {
  outline: path`10,0! 60,0! 60,900! 10,900!`,
  material: cloth,
  folds: [fold(path`20,100 30,300`, 10, 5, { lean: 0.4 })],
  grain: 0.2,
};
const button: Part = { outline: path`0,600! 20,600! 20,620! 0,620!`, material: cloth };

const ys = (part: Part) => part.outline.map(([, y]) => y);

test('stretchBelow() moves the hem and keeps points above the line', () => {
  const [stretched] = stretchBelow([panel], 400, 0.5);
  expect(ys(stretched)).toEqual([0, 0, 650, 650]);
});

test('stretchBelow() moves a button without stretching it', () => {
  const [moved] = stretchBelow([button], 400, 0.5);
  expect(ys(moved)).toEqual([495, 495, 515, 515]);
});

test('mirrorPart() mirrors the outline and varies the folds in a reproducible way', () => {
  const other = mirrorPart(panel);
  expect(other.outline.map(([x]) => x)).toEqual([-10, -60, -60, -10]);
  expect(other.grain).toBe(-0.2);
  expect(other.folds?.[0].line[1][0]).not.toBe(-30);
  expect(other.folds?.[0].lean).toBe(-0.4);
  expect(mirrorPart(panel)).toEqual(other);
});
