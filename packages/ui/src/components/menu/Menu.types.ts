export interface MenuItem<Key extends string = string> {
  key: Key;
  label: string;
}

export interface MenuProps<Key extends string = string> {
  /** What is chosen here; the button says the present choice as well. */
  label: string;
  items: readonly MenuItem<Key>[];
  value: Key;
  onChoose: (key: Key) => void;
  className?: string | undefined;
}
