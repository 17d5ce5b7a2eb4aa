import { readFieldErrors } from '@vitrine/client';
import type { FormInstance } from 'antd';

export type FieldPath = (string | number)[];

/** `texts.zh-CN.name` and `prices.0.amount` as the path of a form field. */
export const toFieldPath = (path: string): FieldPath =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The registered field that shows the message of a path: itself, or the nearest field that contains it. */
export function findShownField(
  path: FieldPath,
  hasField: (path: FieldPath) => boolean,
): FieldPath | undefined {
  for (let length = path.length; length > 0; length--) {
    const candidate = path.slice(0, length);
    if (hasField(candidate)) return candidate;
  }
  return undefined;
}

/** The registered fields that show the messages of paths. Lists have no input of their own, but show messages too. */
export function findShownFields(form: FormInstance, paths: readonly FieldPath[]): FieldPath[] {
  const registered = new Set(form.getFieldsError().map(({ name }) => name.join('.')));
  return paths.flatMap((path) => {
    const name = findShownField(path, (candidate) => registered.has(candidate.join('.')));
    return name ? [name] : [];
  });
}

/**
 * Shows the server's messages at the fields of a form. Returns whether every message found its field.
 * `names` has the fields whose names differ from their paths in the request.
 */
export function applyProblem(
  form: FormInstance,
  error: unknown,
  names: Readonly<Record<string, string>> = {},
): boolean {
  const messages = Object.entries(readFieldErrors(error));
  const shown = messages.flatMap(([path, message]) => {
    const [name] = findShownFields(form, [toFieldPath(names[path] ?? path)]);
    return name ? [{ name, errors: [message] }] : [];
  });
  form.setFields(shown);
  const [first] = shown;
  if (first) form.scrollToField(first.name, { focus: true });
  return messages.length > 0 && shown.length === messages.length;
}
