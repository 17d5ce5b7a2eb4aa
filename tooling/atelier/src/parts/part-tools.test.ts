import { expect, test } from 'vitest';
import type { Part } from '../engine/part.ts';
import { path } from '../engine/path.ts';
import { material } from '../fabrics/materials.ts';
import { otherSide, stretchBelow } from './part-tools.ts';
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

test('stretching moves a hem and leaves what is above the line', () => {
  const [stretched] = stretchBelow([panel], 400, 0.5);
  expect(ys(stretched)).toEqual([0, 0, 650, 650]);
});

test('a button moves but stays round', () => {
  const [moved] = stretchBelow([button], 400, 0.5);
  expect(ys(moved)).toEqual([495, 495, 515, 515]);
});

test('the other side mirrors the cut but not the folds, and is the same every time', () => {
  const other = otherSide(panel);
  expect(other.outline.map(([x]) => x)).toEqual([-10, -60, -60, -10]);
  expect(other.grain).toBe(-0.2);
  expect(other.folds?.[0].line[1][0]).not.toBe(-30);
  expect(other.folds?.[0].lean).toBe(-0.4);
  expect(otherSide(panel)).toEqual(other);
});
