import type { Localised } from '@vitrine/kit';
import type { RawEntry } from '@vitrine/modules/schemas';
import { isSame } from '../../../form/is-same.ts';
import type { ModuleField } from '../describe-module.ts';

interface Difference {
  readonly label: Localised;
  readonly mine: string;
  readonly theirs: string;
}

const MAX_LENGTH = 160;

/** A value as an editor can read it. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** The fields in which two versions of a module differ. */
export function listDifferences(
  field: ModuleField | undefined,
  mine: RawEntry | undefined,
  theirs: RawEntry | undefined,
): Difference[] {
  const [own, other] = [mine?.fields ?? {}, theirs?.fields ?? {}];
  const names = new Set([...Object.keys(own), ...Object.keys(other)]);
  return [...names]
    .filter((name) => !isSame(own[name], other[name]))
    .map((name) => ({
      label: field?.children.find((child) => child.name === name)?.label ?? {
        'zh-CN': name,
        'en-US': name,
      },
      mine: describeValue(own[name]),
      theirs: describeValue(other[name]),
    }));
}
