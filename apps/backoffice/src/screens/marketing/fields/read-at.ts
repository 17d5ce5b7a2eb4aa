type Values = Readonly<Record<string | number, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The values at a place of a form; none where nothing was written yet. */
export function readAt(values: unknown, name: readonly (string | number)[]): Values {
  const found = name.reduce<unknown>(
    (value, part) => (isValues(value) ? value[part] : undefined),
    values,
  );
  return isValues(found) ? found : {};
}
