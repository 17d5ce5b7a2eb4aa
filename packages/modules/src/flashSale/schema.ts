import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { countUpTo, line, setId, switchField } from '../fields/scalars.ts';
import { AFTER_START, countingFields, startsBeforeItEnds } from '../fields/time.ts';

const PRODUCTS_DEFAULT = 10;
const PRODUCTS_MAX = 20;

/** Products that have a clock beside their heading, and leave the page with it. */
export const schema = z
  .object({
    ...commonFields,
    ...countingFields,
    autoHideDay: switchField(true).meta(label('不足一天时隐藏天', 'Hides the days at zero')),
    setId,
    quantity: countUpTo({ min: 2, max: PRODUCTS_MAX, default: PRODUCTS_DEFAULT }).meta(
      label('商品数量', 'How many products'),
    ),
    showMoreText: line(20).meta(label('末尾卡片文字', 'Words on the last card')),
    commonLink,
  })
  .refine(startsBeforeItEnds, AFTER_START)
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
