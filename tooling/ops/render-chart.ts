import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import type { TemplateFunction } from './go-template/functions.ts';
import { TemplateRenderer } from './go-template/render-template.ts';

const CHART = fileURLToPath(new URL('../../ops/chart', import.meta.url));
const read = (file: string) => readFileSync(join(CHART, file), 'utf8');

const map = z.record(z.string(), z.unknown());
type Values = z.output<typeof map>;

export const resource = z.looseObject({
  apiVersion: z.string().min(1),
  kind: z.string().min(1),
  metadata: z.looseObject({
    name: z.string().min(1),
    labels: z.record(z.string(), z.string()).default({}),
    annotations: z.record(z.string(), z.string()).default({}),
  }),
});
export type Resource = z.output<typeof resource>;

const isMap = (value: unknown): value is Values => map.safeParse(value).success;

/** Puts values over those of the chart as Helm does: maps are merged, null removes. */
function mergeValues(under: Values, over: Values): Values {
  const merged = { ...under };
  for (const [name, value] of Object.entries(over)) {
    const below = merged[name];
    if (value === null) delete merged[name];
    else merged[name] = isMap(value) && isMap(below) ? mergeValues(below, value) : value;
  }
  return merged;
}

const validate = new Ajv({ allErrors: true }).compile(JSON.parse(read('values.schema.json')));

function requireValid(values: Values): void {
  if (validate(values)) return;
  const faults = validate.errors?.map(
    ({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
  throw new Error(`Invalid values: ${faults?.join('; ')}`);
}

interface Cluster {
  /** The data of the secrets that are in the cluster, by their names. */
  readonly secrets?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly release?: string;
}

/** Renders the chart with values of a file, as `helm upgrade` does in a cluster. */
export function renderChart(
  yaml = '',
  { secrets = {}, release = 'shop' }: Cluster = {},
): Resource[] {
  const values = mergeValues(map.parse(parse(read('values.yaml'))), map.parse(parse(yaml) ?? {}));
  requireValid(values);
  const { version, appVersion } = map.parse(parse(read('Chart.yaml')));
  const lookup: TemplateFunction = (_version, kind, namespace, name) => {
    const data = secrets[String(name)];
    return kind === 'Secret' && namespace === 'shops' && data ? { data } : {};
  };
  const data = {
    Values: values,
    Release: { Name: release, Namespace: 'shops' },
    Chart: { Name: 'vitrine', Version: version, AppVersion: appVersion },
    Files: { Get: (name: string) => read(name) },
  };
  const renderer = new TemplateRenderer({ lookup });
  return readdirSync(join(CHART, 'templates'))
    .sort()
    .flatMap((file) => parseResources(file, renderer.render(read(join('templates', file)), data)));
}

/** Kubernetes reads YAML 1.1. */
function parseResources(file: string, text: string): Resource[] {
  return parseAllDocuments(text, { version: '1.1' }).flatMap((document) => {
    const [fault] = document.errors;
    if (fault) throw new Error(`${file}: ${fault.message}`);
    const value: unknown = document.toJS();
    return value === null ? [] : [resource.parse(value)];
  });
}
