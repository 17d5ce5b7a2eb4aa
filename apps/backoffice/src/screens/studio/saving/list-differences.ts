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
/** How much is shown of what two long texts have in common, before they differ. */
const CONTEXT = 40;

function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function cut(text: string, from: number): string {
  const end = text.length > from + MAX_LENGTH ? '…' : '';
  return `${from > 0 ? '…' : ''}${text.slice(from, from + MAX_LENGTH)}${end}`;
}

/** Two values as an editor can read them: of long ones, the part in which they begin to differ. */
function describeValues(mine: unknown, theirs: unknown) {
  const [own, other] = [toText(mine), toText(theirs)];
  let differs = 0;
  while (differs < own.length && own[differs] === other[differs]) differs++;
  const from = differs > MAX_LENGTH - CONTEXT ? differs - CONTEXT : 0;
  return { mine: cut(own, from), theirs: cut(other, from) };
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
      ...describeValues(own[name], other[name]),
    }));
}
