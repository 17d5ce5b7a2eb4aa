import type { Localised } from '@vitrine/kit';

interface NamedTerm {
  readonly code: string;
  readonly name: Localised;
}

/** The terms whose code or whose name in either language has the searched text. */
export function filterTerms<Term extends NamedTerm>(
  terms: readonly Term[],
  search: string,
): Term[] {
  const text = search.trim().toLowerCase();
  return terms.filter(({ code, name }) =>
    [code, name['zh-CN'], name['en-US']].some((each) => each.toLowerCase().includes(text)),
  );
}
