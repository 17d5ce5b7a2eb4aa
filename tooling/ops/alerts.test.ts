import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Resource, renderChart } from './render-chart.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');

const rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(z.looseObject({ alert: z.string(), expr: z.string() })),
    }),
  ),
});
const file = rules.parse(parse(read('ops/chart/alerts.yml')));
const alerts = file.groups.flatMap((group) => group.rules);
const queries = z
  .array(z.looseObject({ targets: z.array(z.object({ expr: z.string() })).default([]) }))
  .parse(JSON.parse(read('ops/grafana/vitrine.json')).panels)
  .flatMap(({ targets }) => targets.map(({ expr }) => expr));

const resources = renderChart('monitoring: { enabled: true, labels: { release: prometheus } }');
const findOne = (kind: string): Resource => {
  const [found, ...more] = resources.filter((one) => one.kind === kind);
  if (!found || more.length > 0) throw new Error(`there is not exactly one ${kind}`);
  return found;
};

const podMonitor = z
  .looseObject({
    spec: z.object({
      jobLabel: z.string(),
      selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
      podMetricsEndpoints: z.array(
        z.looseObject({ port: z.string(), honorLabels: z.literal(false).optional() }),
      ),
    }),
  })
  .parse(findOne('PodMonitor')).spec;

const deployment = z.object({
  spec: z.object({
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({
        containers: z.array(z.object({ ports: z.array(z.object({ name: z.string() })) })),
      }),
    }),
  }),
});
const pods = resources
  .filter(({ kind }) => kind === 'Deployment')
  .map((one) => deployment.parse(one).spec.template);

/** What Prometheus says of each target of the PodMonitor, in place of a label of a metric with the same name. */
const TARGET_LABELS = ['job', 'instance', 'namespace', 'pod', 'container', 'endpoint'];

/** The labels of each metric, as the server declares them. */
const labelNames = new Map<string, readonly string[]>();
for (const path of globSync('apps/server/src/**/*.ts', { cwd: ROOT })) {
  const declared = /'(vitrine_\w+)',[^;]*?(?:labelNames: )?\[((?:\s*'\w+',?)+\s*)\]/g;
  const text = read(path);
  for (const [, name = '', labels = ''] of text.matchAll(declared))
    labelNames.set(name, labels.match(/\w+/g) ?? []);
}

const SELECTOR = /(?<metric>\b[a-z_:]+)\{(?<matchers>[^}]*)\}/g;
const MATCHER = /(?<label>\w+)(?<sign>=~|!~|!=|=)"(?<value>[^"]*)"/g;
const readMatchers = (expr: string) =>
  [...expr.matchAll(SELECTOR)].flatMap(({ groups }) =>
    [...(groups?.matchers ?? '').matchAll(MATCHER)].map(({ groups: found }) => ({
      metric: (groups?.metric ?? '').replace(/_(?:bucket|count|sum)$/, ''),
      label: found?.label ?? '',
      value: found?.value ?? '',
    })),
  );

describe('the monitoring of the chart', () => {
  it('makes its rules of alerts.yml', () => {
    const made = findOne('PrometheusRule');
    expect(made.spec).toEqual(file);
    for (const one of [made, findOne('PodMonitor')])
      expect(one.metadata.labels).toMatchObject({ release: 'prometheus' });
  });

  it('reads the pods for shoppers and those that run jobs', () => {
    const isSelected = (labels: Readonly<Record<string, string>>) =>
      Object.entries(podMonitor.selector.matchLabels).every(
        ([name, value]) => labels[name] === value,
      );
    expect(pods).toHaveLength(2);
    for (const { metadata, spec } of pods) {
      expect(isSelected(metadata.labels)).toBe(true);
      const ports = spec.containers.flatMap((container) => container.ports.map(({ name }) => name));
      expect(ports).toEqual(
        expect.arrayContaining(podMonitor.podMetricsEndpoints.map(({ port }) => port)),
      );
    }
  });
});

describe.each([
  ['alerts', alerts.map(({ expr }) => expr)],
  ['the dashboard', queries],
])('%s', (_, expressions) => {
  const matchers = expressions.flatMap(readMatchers);

  it('look for the job that the PodMonitor names', () => {
    const jobs = pods.map(({ metadata }) => metadata.labels[podMonitor.jobLabel]);
    const wanted = matchers.filter(({ label }) => label === 'job').map(({ value }) => value);
    expect(wanted.length).toBeGreaterThan(0);
    for (const job of wanted) expect(jobs).toEqual(jobs.map(() => job));
  });

  it('look only for labels that a metric has', () => {
    for (const { metric, label } of matchers)
      expect([...TARGET_LABELS, ...(labelNames.get(metric) ?? [])], metric).toContain(label);
  });

  it('group only by labels that a metric has, besides the bound of a bucket', () => {
    const known = new Set([...TARGET_LABELS, 'le', ...[...labelNames.values()].flat()]);
    const grouped = expressions.flatMap((expr) =>
      [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/)),
    );
    expect(grouped.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('has no metric with a label that a target has, which Prometheus would rename', () => {
  expect(labelNames.get('vitrine_jobs_total')).toEqual(['name', 'outcome']);
  expect(labelNames.get('vitrine_request_seconds')).toEqual(['method', 'route', 'status']);
  for (const [metric, names] of labelNames)
    expect(
      names.filter((name) => TARGET_LABELS.includes(name)),
      metric,
    ).toEqual([]);
});
