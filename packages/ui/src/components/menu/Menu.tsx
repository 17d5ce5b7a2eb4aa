import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../../primitives/icon/Icon';
import { Pressable } from '../../primitives/pressable/Pressable';
import { PressableGroup } from '../../primitives/pressable-group/PressableGroup';
import styles from './Menu.module.css';
import type { MenuProps } from './Menu.types.ts';

/** Stops Safari from moving focus off the list on mousedown, which would close and reopen it. */
const keepFocusOnList = (event: MouseEvent) => event.preventDefault();

/** A drop-down menu to select one item. */
export function Menu<Key extends string>({ label, items, value, ...rest }: MenuProps<Key>) {
  const [open, setOpen] = useState(false);
  const [isByMouse, setByMouse] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const current = items.find(({ key }) => key === value)?.label;

  useEffect(() => {
    const element = frame.current;
    if (!open || !element) return;
    element.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    const onKeyDown = () => setByMouse(false);
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [open]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div ref={frame} className={cx(styles.menu, isByMouse && styles.byMouse, rest.className)}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${label}: ${current}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onMouseDown={keepFocusOnList}
        onClick={(event) => {
          // The keyboard clicks without a count.
          setByMouse(event.detail > 0);
          if (open) close();
          else setOpen(true);
        }}
      >
        {current}
        <Icon name="down" size="s" />
      </button>
      {open && (
        <PressableGroup
          role="menu"
          aria-label={label}
          className={styles.list}
          arrows="focus"
          onEscape={close}
          onFocusLeave={() => setOpen(false)}
        >
          {items.map((item) => (
            <Pressable
              key={item.key}
              className={styles.item}
              role="menuitemradio"
              aria-checked={item.key === value}
              tabIndex={item.key === value ? 0 : -1}
              onPress={() => {
                close();
                if (item.key !== value) rest.onSelect(item.key);
              }}
            >
              {item.label}
              {item.key === value && <Icon name="done" size="m" />}
            </Pressable>
          ))}
        </PressableGroup>
      )}
    </div>
  );
}
