import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';

const NOW = Date.UTC(2026, 3, 10);
const lines: string[] = [];
let now = NOW;
let test: TestApp;

const text = (id: string, content: string) => ({ id, code: 'text', fields: { content } });
const linked = (id: string, block: string) => ({ id, code: 'linkedBlock', fields: { block } });

async function publish(
  place: { space?: string; code: string; language?: string; starts_at?: Date },
  entries: readonly object[],
) {
  const { db } = test.shop.database;
  const { space = 'storefront', code } = place;
  await db
    .insertInto('content_pages')
    .values({ space, code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .insertInto('content_revisions')
    .values({
      ...{ language: 'zh-CN', version: 1, published_at: new Date(now - 1_000) },
      ...place,
      space,
      entries: JSON.stringify(entries),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
const publishBlock = (code: string, entries: readonly object[], more: object = {}) =>
  publish({ space: 'blocks', code, ...more }, entries);

async function read(code: string, language = 'zh-CN') {
  const { body } = await test.app.inject({
    url: `/api/v2/search/contents?codes=${code}`,
    headers: { 'accept-language': language },
  });
  const entries: { id: string; fields: { content?: string } }[] = JSON.parse(body)[code] ?? [];
  return entries.map(({ id, fields }) => `${id}: ${fields.content}`);
}

beforeAll(async () => {
  test = await openTestApp({
    now: () => now,
    environment: { LOG_LEVEL: 'warn' },
    logStream: { write: (line) => void lines.push(line) },
  });
  await publishBlock('promise', [
    text('x', '七天退换'),
    text('y', '<b>正品<script>1</script></b>'),
  ]);
  await publishBlock('promise', [text('x', 'Seven days')], { language: 'en-US' });
});
afterAll(() => test.close());
beforeEach(() => {
  now = NOW;
  lines.length = 0;
});

it('shows the modules of a block in its place, sanitised like those of the page', async () => {
  await publish({ code: 'winter' }, [text('a', '冬'), linked('b', 'promise'), text('c', '完')]);
  expect(await read('winter')).toEqual(['a: 冬', 'b__x: 七天退换', 'b__y: <b>正品</b>', 'c: 完']);
  expect(await read('winter', 'en-US')).toEqual(['a: 冬', 'b__x: Seven days', 'c: 完']);
});

it('shows the current version on all pages as soon as it is published', async () => {
  const codes = ['first', 'second'];
  for (const code of codes) await publish({ code }, [linked('b', 'hours')]);
  await publishBlock('hours', [text('x', '九点')]);
  await vi.waitFor(async () => {
    for (const code of codes) expect(await read(code)).toEqual(['b__x: 九点']);
  });
  now += 60_000;
  await publishBlock('hours', [text('x', '十点')]);
  await vi.waitFor(async () => {
    for (const code of codes) expect(await read(code)).toEqual(['b__x: 十点']);
  });
});

it('shows a version from its start on', async () => {
  await publish({ code: 'timed' }, [linked('b', 'timed-block')]);
  await publishBlock('timed-block', [text('x', '现在')]);
  await publishBlock('timed-block', [text('x', '以后')], { starts_at: new Date(NOW + 3_600_000) });
  const readSoon = () => vi.waitFor(async () => (await read('timed'))[0] ?? expect.fail());
  expect(await readSoon()).toBe('b__x: 现在');
  now += 3_600_000;
  expect(await readSoon()).toBe('b__x: 以后');
});

it('leaves out a block that is not published, and reports it', async () => {
  await publish({ code: 'hole' }, [text('a', '前'), linked('b', 'nothing'), text('c', '后')]);
  expect(await read('hole')).toEqual(['a: 前', 'c: 后']);
  expect(lines.join()).toContain('its block is not published: nothing');
});

it('is never nested, whatever writes it', async () => {
  await expect(publishBlock('outer', [linked('a', 'promise')])).rejects.toThrow(
    /content_revisions_no_nested_blocks/,
  );
});
