/** The spellings of a name. */
export type Names = {
  /** The argument: a module's wire code, or camelCase. */
  name: string;
  /** First letter upper-cased: a component or a type. */
  Name: string;
  /** Lower-case with dashes: a folder or a URL. */
  kebab: string;
};

const VALID_NAME = /^[A-Za-z][A-Za-z0-9_]{1,39}$/;

export function toNames(input: string): Names {
  if (!VALID_NAME.test(input)) {
    throw new Error(`"${input}" is no name: letters, digits and _, starting with a letter`);
  }
  const kebab = input
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
  return { name: input, Name: input.charAt(0).toUpperCase() + input.slice(1), kebab };
}

/** Replaces each `__key__` in a template by its value, such as `__name__`. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/__([A-Za-z]+)__/g, (placeholder, key: string) => values[key] ?? placeholder);
