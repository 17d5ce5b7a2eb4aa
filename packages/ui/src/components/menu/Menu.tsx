import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../../primitives/icon/Icon';
import { Tap } from '../../primitives/tap/Tap';
import { TapGroup } from '../../primitives/tap-group/TapGroup';
import styles from './Menu.module.css';
import type { MenuProps } from './Menu.types.ts';

/** Safari would take the focus from the list when its own button is pressed, and close it twice. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** One of several, from a list that hangs below its button. */
export function Menu<Key extends string>({ label, items, value, ...rest }: MenuProps<Key>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const current = items.find(({ key }) => key === value)?.label;

  useEffect(() => {
    if (open) frame.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, [open]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div ref={frame} className={cx(styles.menu, rest.className)}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${label}: ${current}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onMouseDown={keepFocus}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {current}
        <Icon name="down" size="s" />
      </button>
      {open && (
        <TapGroup
          role="menu"
          aria-label={label}
          className={styles.list}
          arrows="go"
          onEscape={close}
          onLeave={() => setOpen(false)}
        >
          {items.map((item) => (
            <Tap
              key={item.key}
              className={styles.item}
              role="menuitemradio"
              aria-checked={item.key === value}
              tabIndex={item.key === value ? 0 : -1}
              onTap={() => {
                close();
                if (item.key !== value) rest.onChoose(item.key);
              }}
            >
              {item.label}
              {item.key === value && <Icon name="done" size="m" />}
            </Tap>
          ))}
        </TapGroup>
      )}
    </div>
  );
}
