import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { nameScreen } from './default-messages.ts';

it('every screen has a name in both languages', async () => {
  const file = new URL('default-messages.gen.json', import.meta.url);
  const tables: Record<string, { screens: string[] }> = JSON.parse(await readFile(file, 'utf8'));
  const screens = new Set(Object.values(tables).flatMap((table) => table.screens));
  expect(screens).toContain('account.address');
  for (const screen of screens)
    expect([screen, nameScreen(screen)]).toEqual([
      screen,
      { 'zh-CN': expect.stringMatching(/\S/), 'en-US': expect.stringMatching(/\S/) },
    ]);
});
