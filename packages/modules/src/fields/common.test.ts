import { expect, test } from 'vitest';
import { z } from 'zod';
import { commonFields, ctaButton, moduleTitle } from './common.ts';

test('fills in the defaults of headings and buttons', () => {
  expect(moduleTitle.parse({ title: '本周新到' })).toMatchObject({ kicker: '', align: 'start' });
  expect(ctaButton.parse({})).toEqual({ text: '', colorOfText: '', backgroundColor: '' });
});

test('accepts every field that modules have in common', () => {
  const module = {
    moduleName: '首屏',
    anchorLink: '新作',
    background: 'ivory',
    moduleTitle: { title: '本周新到', subTitle: '四十二件', image: { source: '/content/new.jpg' } },
    bottomText: '价格含税',
    ctaButton: {
      text: '去看看',
      colorOfText: 'paper',
      backgroundColor: 'ink',
      commonLink: { westore: '/bag', mp: '/pages/bag/index' },
    },
  };
  expect(z.object(commonFields).parse(module)).toMatchObject(module);
});
