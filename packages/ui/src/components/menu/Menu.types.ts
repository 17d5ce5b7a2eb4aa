export interface MenuItem<Key extends string = string> {
  key: Key;
  label: string;
}

export interface MenuProps<Key extends string = string> {
  /** What the menu selects; the button's label adds the current item. */
  label: string;
  items: readonly MenuItem<Key>[];
  value: Key;
  onSelect: (key: Key) => void;
  className?: string | undefined;
}
