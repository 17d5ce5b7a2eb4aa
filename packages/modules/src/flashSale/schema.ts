import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { line, productCount, setId, switchField } from '../fields/scalars.ts';
import { END_AFTER_START, startsBeforeEnd, timerFields } from '../fields/time.ts';

const DEFAULT_PRODUCTS = 10;

/** Products with a countdown in their heading; they are hidden when it ends. */
export const schema = z
  .object({
    ...commonFields,
    ...timerFields,
    autoHideDay: switchField(true).meta(label('不足一天时隐藏天', 'Hide zero days')),
    setId,
    quantity: productCount(DEFAULT_PRODUCTS),
    showMoreText: line(20).meta(label('末尾卡片文字', 'Text of the last card')),
    commonLink,
  })
  .refine(startsBeforeEnd, END_AFTER_START)
  .meta({
    ...label('限时特惠', 'Flash sale'),
    sample: {
      zh: {
        moduleTitle: { title: '今日限时' },
        background: 'ivory',
        setId: '516',
        startTime: '2026-01-01T00:00:00+08:00',
        endTime: '2036-01-01T00:00:00+08:00',
      },
      en: {
        moduleTitle: { title: 'Until midnight' },
        background: 'ivory',
        setId: '516',
        startTime: '2026-01-01T00:00:00+08:00',
        endTime: '2036-01-01T00:00:00+08:00',
      },
    },
  });
export type FlashSaleFields = z.infer<typeof schema>;
