import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, test } from 'vitest';
import { settingsSchema } from '../apps/server/src/settings-schema.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');
const readAll = (pattern: string) => globSync(pattern, { cwd: ROOT }).map(read).join('\n');

const alerts = read('ops/chart/alerts.yml');
const dashboard = read('ops/grafana/vitrine.json');
const sources = readAll('apps/server/src/**/*.ts');

const find = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** The parts of a histogram have endings of their own. */
const toMetric = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');

test.each([
  ['alerts', alerts],
  ['the dashboard', dashboard],
])('%s read only metrics that the server has', (_, text) => {
  const names = find(text, /\b(vitrine_\w+)/g).map(toMetric);
  const prefixes = find(sources, /const name = '(vitrine_\w+)'/g);
  const suffixes = find(sources, /`\$\{name\}(_\w+)`/g);
  const known = new Set([
    ...find(sources, /'(vitrine_\w+)'/g),
    ...prefixes.flatMap((prefix) => suffixes.map((suffix) => prefix + suffix)),
  ]);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it('names jobs that exist', () => {
  for (const job of find(alerts, /name="([\w-]+)"/g)) expect(sources).toContain(`name: '${job}'`);
});

it('has a section of the runbook for every alert', () => {
  const toAnchor = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');
  const sections = find(read('ops/runbook.md'), /^## (.+)$/gm).map(toAnchor);
  const named = find(alerts, /runbook: "ops\/runbook\.md#([\w-]+)"/g);
  expect(alerts.match(/- alert:/g)).toHaveLength(alerts.match(/runbook: /g)?.length ?? 0);
  expect(named.filter((anchor) => !sections.includes(anchor))).toEqual([]);
});

test.each([
  ['the chart', read('ops/chart/values.yaml'), /^ {2}([A-Z][A-Z0-9_]+): /gm],
  ['the pods', read('ops/chart/templates/_helpers.tpl'), /name: ([A-Z][A-Z0-9_]+),/g],
])('%s sets only settings that exist', (_, text, pattern) => {
  const names = find(text, pattern);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !(name in settingsSchema.shape))).toEqual([]);
});

test('the image, compose and the chart start programs that exist', () => {
  const texts = read('ops/Dockerfile') + read('compose.yml') + readAll('ops/chart/templates/*');
  const programs = find(texts, /\b(apps\/server\/src\/[\w/-]+\.ts)/g);
  expect(programs).toEqual(['apps/server/src/cli/main.ts', 'apps/server/src/main.ts']);
  for (const program of programs) expect(read(program)).toContain('require-node.mjs');
});
