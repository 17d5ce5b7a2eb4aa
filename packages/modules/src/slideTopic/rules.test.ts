import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { listTopicsWithImage } from './rules.ts';
import { schema } from './schema.ts';

const topic = (source?: string) => ({ image: { source }, title: '话题' });
const parse = (sources: (string | undefined)[]) => schema.parse({ topics: sources.map(topic) });

test.each([
  [['/a', '/b'], 2],
  [['/a', '/b', '/c'], 3],
  [['/a'], 0],
  [['/a', undefined], 0],
  [['/a', undefined, '/c'], 2],
  [[undefined, undefined], 0],
])('of topics with the pictures %o lists %i', (sources, count) => {
  const fields = parse(sources);
  expect(listTopicsWithImage(fields.topics)).toHaveLength(count);
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(count > 0);
});

test('defaults to four seconds between slides', () => {
  expect(schema.parse({ topics: [topic('/a')], autoPlay: true })).toMatchObject({
    intervalTime: 4,
  });
});
