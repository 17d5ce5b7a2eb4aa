import type { AriaAttributes } from 'react';

interface WebProps extends AriaAttributes {
  role?: string | undefined;
  lang?: string | undefined;
  hidden?: boolean | undefined;
}

/** Mini-program components do not accept `undefined` property values. */
type Defined<P> = { [K in keyof P]?: Exclude<P[K], undefined> };

/** The states that WeChat reads aloud, with the ARIA props that say them. */
const STATES = {
  ariaChecked: ['aria-checked', 'aria-pressed'],
  ariaSelected: ['aria-selected', 'aria-current'],
  ariaExpanded: ['aria-expanded'],
  ariaDisabled: ['aria-disabled'],
} as const;

type StateName = keyof typeof STATES;

function toStates(props: AriaAttributes): Partial<Record<StateName, string>> {
  const states: Partial<Record<StateName, string>> = {};
  for (const [state, names] of Object.entries(STATES)) {
    const value = names.map((name) => props[name]).find((each) => each !== undefined);
    if (value !== undefined)
      states[state as StateName] = String(value !== false && value !== 'false');
  }
  return states;
}

/**
 * Converts web props for a mini-program component: renames `role`, `aria-label` and the states of a control,
 * and drops other ARIA props.
 */
export function toMiniProps<P extends WebProps>(props: P) {
  const { role, lang: _lang, hidden: _hidden, ...rest } = props;
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && !name.startsWith('aria-')) result[name] = value;
  }
  if (role) result.ariaRole = role;
  if (props['aria-label']) result.ariaLabel = props['aria-label'];
  Object.assign(result, toStates(props));
  return result as Defined<Omit<P, keyof WebProps>> & { ariaRole?: string; ariaLabel?: string };
}
