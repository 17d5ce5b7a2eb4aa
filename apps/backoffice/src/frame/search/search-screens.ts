import type { Localised } from '@vitrine/kit';

interface NamedScreen {
  readonly path: string;
  readonly title: Localised;
}

const MAX_FOUND = 5;

/** Screens whose name in either language or path contains a text. Those below an id cannot be opened by name. */
export function searchScreens<Screen extends NamedScreen>(
  screens: readonly Screen[],
  text: string,
): Screen[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return screens
    .filter(({ path }) => !path.includes(':'))
    .filter(({ path, title }) =>
      [path.slice(1), ...Object.values(title)].some((name) => name.toLowerCase().includes(wanted)),
    )
    .slice(0, MAX_FOUND);
}
