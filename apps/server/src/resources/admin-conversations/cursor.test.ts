import { expect, test } from 'vitest';
import { createCursor } from '../../http/cursor.ts';
import { parseConversationCursor } from './cursor.ts';

const ID = '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40';
const TIME = '2026-11-23T04:00:00.000Z';

test('reads the cursor of a row', () => {
  const cursor = createCursor([TIME, ID]);
  expect(parseConversationCursor(cursor)).toEqual({ at: new Date(TIME), id: ID });
  expect(parseConversationCursor(undefined)).toBeUndefined();
});

test.each([[['yesterday', ID]], [['2026-13-40T04:00:00.000Z', ID]], [[TIME, '7']], [[TIME]]])(
  'refuses the cursor %j',
  (values) => {
    expect(() => parseConversationCursor(createCursor(values))).toThrow();
  },
);
