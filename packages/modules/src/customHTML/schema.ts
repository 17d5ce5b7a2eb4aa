import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { customHtml, switchField } from '../fields/scalars.ts';

const table = (first: readonly string[], second: readonly string[]) => {
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
  return `<table>${row(first)}${row(second)}</table>`;
};

/**
 * HTML for content that no other type covers, such as a size table or a certificate. The server removes
 * everything that could run scripts, send requests or leave the box that contains it.
 */
export const schema = z
  .object({
    ...commonFields,
    content: customHtml().meta(label('HTML', 'HTML')),
    inset: switchField(true).meta(label('左右留边', 'Side margins')),
  })
  .meta({
    ...label('自定义 HTML', 'Custom HTML'),
    sample: {
      zh: { content: table(['尺码', '肩宽'], ['38', '40 cm']) },
      en: { content: table(['Size', 'Shoulder'], ['38', '40 cm']) },
    },
  });
export type CustomHTMLFields = z.infer<typeof schema>;
