import { createHash } from 'node:crypto';
import { stringify } from 'yaml';

export type TemplateFunction = (...values: unknown[]) => unknown;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What Go takes for false: nothing, zero and whatever is empty. */
export function isTruthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isMap(value) ? Object.keys(value).length > 0 : Boolean(value);
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Error(`${JSON.stringify(value)} is no text`);
}

function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`${JSON.stringify(value)} is no list`);
}

const sortKeys = (_: string, value: unknown) =>
  isMap(value) ? Object.fromEntries(Object.entries(value).sort()) : value;

const indent = (spaces: unknown, text: unknown) =>
  toText(text).replaceAll(/^/gm, ' '.repeat(Number(spaces)));

const toPairs = (values: readonly unknown[]) =>
  values.flatMap((key, n) => (n % 2 === 0 ? [[toText(key), values[n + 1]] as const] : []));

/** The functions of Go, Sprig and Helm that the chart uses, with the meaning that they have there. */
export const FUNCTIONS: Readonly<Record<string, TemplateFunction>> = {
  and: (...values) => [...values.filter((value) => !isTruthy(value)), values.at(-1)][0],
  default: (other, value) => (isTruthy(value) ? value : other),
  dict: (...values) => Object.fromEntries(toPairs(values)),
  eq: (value, ...others) => others.some((other) => other === value),
  get: (map, key) => (isMap(map) ? (map[toText(key)] ?? '') : ''),
  list: (...values) => values,
  nindent: (spaces, text) => `\n${indent(spaces, text)}`,
  not: (value) => !isTruthy(value),
  prepend: (list, value) => [value, ...toList(list)],
  printf: (format, ...values) => {
    const left = [...values];
    return toText(format).replaceAll('%s', () => toText(left.shift()));
  },
  quote: (value) => JSON.stringify(String(value)),
  sha256sum: (text) => createHash('sha256').update(toText(text)).digest('hex'),
  toJson: (value) => JSON.stringify(value, sortKeys),
  // Kubernetes reads YAML 1.1, where `off` without quotes is no text.
  toYaml: (value) =>
    stringify(value, { sortMapEntries: true, lineWidth: 0, version: '1.1' }).trimEnd(),
};
