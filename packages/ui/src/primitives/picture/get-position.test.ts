import { expect, test } from 'vitest';
import { getPosition } from './get-position.ts';

const own = { url: '/a-240.webp', size: 240, position: '50% 18%' };
const none = { url: '/a-240.webp', size: 240 };

test.each([
  [[own], undefined, '50% 18%'],
  [[own], '50% 20%', '50% 18%'],
  [[none], '50% 20%', '50% 20%'],
  [[], '50% 20%', '50% 20%'],
  [[none], undefined, undefined],
])('crops %j, for which %s is preferred, around %s', (images, preferred, position) => {
  expect(getPosition(images, preferred)).toBe(position);
});
