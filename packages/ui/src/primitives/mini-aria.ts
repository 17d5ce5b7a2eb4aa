import type { AriaAttributes } from 'react';

interface WebProps extends AriaAttributes {
  role?: string | undefined;
  lang?: string | undefined;
  hidden?: boolean | undefined;
}

/** Hosts take a property or none, but not one without a value. */
type Defined<P> = { [K in keyof P]?: Exclude<P[K], undefined> };

/** Mini-programs write `aria-label` and `role` their own way, and know few of the others. */
export function forMini<P extends WebProps>(props: P) {
  const { role, lang: _lang, hidden: _hidden, ...rest } = props;
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && !name.startsWith('aria-')) own[name] = value;
  }
  if (role) own.ariaRole = role;
  if (props['aria-label']) own.ariaLabel = props['aria-label'];
  return own as Defined<Omit<P, keyof WebProps>> & { ariaRole?: string; ariaLabel?: string };
}
