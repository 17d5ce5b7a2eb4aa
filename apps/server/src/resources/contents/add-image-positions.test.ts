import { expect, it } from 'vitest';
import { addImagePositions } from './add-image-positions.ts';

const imageSet = (key: string) => {
  if (key === 'gone') return undefined;
  return {
    width: 3,
    height: 4,
    images: [
      { url: `/images/${key}/240`, size: 240, ...(key === 'coat' && { position: '50% 18%' }) },
    ],
  };
};

it.each([
  [{ imageKey: 'coat' }, { imageKey: 'coat', imagePosition: '50% 18%' }],
  [{ imageKey: 'no-point' }, { imageKey: 'no-point' }],
  [{ imageKey: 'gone' }, { imageKey: 'gone' }],
  [{ imageKey: 7 }, { imageKey: 7 }],
  [
    { editorial: { women: [{ imageKey: 'coat', title: null }] }, name: 'Elsewhere' },
    {
      editorial: { women: [{ imageKey: 'coat', title: null, imagePosition: '50% 18%' }] },
      name: 'Elsewhere',
    },
  ],
])('turns %j into %j', (content, expected) => {
  expect(addImagePositions(content, imageSet)).toEqual(expected);
});
