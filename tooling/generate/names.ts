/** Every way in which a name is written. */
export interface Names {
  /** As given: a module's wire code, or camelCase. */
  name: string;
  /** First letter upper-cased: a component or a type. */
  Name: string;
  /** Lower-case with dashes: a folder or an address. */
  kebab: string;
}

const GOOD = /^[A-Za-z][A-Za-z0-9_]{1,39}$/;

export function namesOf(given: string): Names {
  if (!GOOD.test(given)) {
    throw new Error(`"${given}" is no name: letters, digits and _, starting with a letter`);
  }
  const kebab = given
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
  return { name: given, Name: given.charAt(0).toUpperCase() + given.slice(1), kebab };
}

/** Puts the names in the places of `__name__`, `__Name__` and `__kebab__`. */
export const filled = (text: string, { name, Name, kebab }: Names): string =>
  text.replaceAll('__name__', name).replaceAll('__Name__', Name).replaceAll('__kebab__', kebab);
