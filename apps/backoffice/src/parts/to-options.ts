interface Option<V extends string> {
  value: V;
  label: string;
}

/** Names as the options of a select. */
export const toOptions = <V extends string>(names: Readonly<Record<V, string>>): Option<V>[] =>
  (Object.keys(names) as V[]).map((value) => ({ value, label: names[value] }));
