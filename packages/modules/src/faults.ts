import type { Localised } from '@vitrine/kit';
import type { z } from 'zod';
import en from 'zod/v4/locales/en.js';
import zhCN from 'zod/v4/locales/zh-CN.js';

/** The Chinese of the texts with which the schemas of the modules refuse a value. */
export const CHINESE_TEXTS: ReadonlyMap<string, string> = new Map([
  ['must ask something', '必须写出问题'],
  ['must be a colour of the design or #rrggbb', '必须是设计中的颜色或 #rrggbb'],
  ['must be a date and time', '必须是日期和时间'],
  ['must be a page, a path or a link', '必须是页面、路径或链接'],
  ['must be after the start', '必须晚于开始时间'],
  ['must be minutes and seconds: 01:24', '必须是分和秒，如 01:24'],
  ['must be numbers with commas between', '必须是以逗号分隔的编号'],
  ['must be the code of a block', '必须是区块的编号'],
  ['must be the code of a promotion', '必须是促销活动的编号'],
  ['must be the key of an image', '必须是图片的编号'],
  ['must be the number of a listing', '必须是列表的编号'],
  ['must be the number of a set', '必须是商品集的编号'],
  ['must begin with / or a known scheme', '必须以 / 或已知的协议开头'],
  ['must begin with / or https://', '必须以 / 或 https:// 开头'],
  ['must have a name', '必须有名称'],
  ['must not have a dangerous scheme', '不能使用危险的协议'],
  ['must say something', '不能为空'],
]);

/** A value that the schema of a module does not accept, by the path of its field. */
export interface FieldFault {
  readonly field: string;
  readonly message: Localised;
}

const chinese = zhCN().localeError;
const english = en().localeError;

const MISSING: Localised = { 'zh-CN': '尚未填写', 'en-US': 'is missing' };

/** Whether nothing stands at the path. */
const isMissing = (value: unknown, path: readonly PropertyKey[]): boolean =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined,
    value,
  ) === undefined;

/** Lists everything that a schema does not accept, in the words of operators. */
export function findFaults(schema: z.ZodType, value: unknown): FieldFault[] {
  const issues = schema.safeParse(value, { error: english }).error?.issues ?? [];
  if (issues.length === 0) return [];
  // Both runs find the same issues in the same order.
  const translated = schema.safeParse(value, { error: chinese }).error?.issues ?? [];
  return issues.map(({ code, path, message }, index) => ({
    field: path.map(String).join('.'),
    message:
      code === 'invalid_type' && isMissing(value, path)
        ? MISSING
        : {
            'zh-CN': CHINESE_TEXTS.get(message) ?? translated[index]?.message ?? message,
            'en-US': message,
          },
  }));
}
