import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './HoverMenu.module.css';
import type { HoverMenuProps } from './HoverMenu.types.ts';

/** A pointer that only crosses the menu opens nothing. */
const OPEN_MS = 120;
/** Long enough to move from an item to its panel. */
const CLOSE_MS = 220;

/** Which panel is open. A pointer opens and closes with a delay, the keyboard at once. */
function useOpenPanel() {
  const [openKey, setOpenKey] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = () => clearTimeout(timer.current);
  function show(key: string | undefined, delayMs = 0): void {
    keep();
    if (delayMs === 0) setOpenKey(key);
    else timer.current = setTimeout(() => setOpenKey(key), delayMs);
  }
  return { openKey, show, keep };
}

/**
 * A row of links, some of which have a panel. Hover and focus open it, the arrow down moves into it, Escape
 * closes it. The tab key goes from link to link, so that the panels add no stops.
 */
export function HoverMenu({ label, items, renderPanel, className }: HoverMenuProps) {
  const { openKey, show, keep } = useOpenPanel();
  const panel = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'ArrowDown' && row.current?.contains(document.activeElement)) {
      const first = panel.current?.querySelector('a');
      if (!first) return;
      event.preventDefault();
      first.focus();
    }
    if (event.key !== 'Escape') return;
    if (panel.current?.contains(document.activeElement))
      row.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    show(undefined);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) show(undefined);
  }

  const handlers = {
    onKeyDown,
    onBlur,
    onPointerLeave: () => show(undefined, CLOSE_MS),
    onClick: () => show(undefined),
  };
  return (
    <nav aria-label={label} className={styles.menu} {...handlers}>
      <div ref={row} className={className}>
        {items.map(({ key, hasPanel, renderLink }) => {
          const target = hasPanel ? key : undefined;
          const opening = {
            onPointerEnter: () => show(target, OPEN_MS),
            onFocus: () => show(target),
          };
          return (
            <div key={key} {...opening}>
              {renderLink(hasPanel ? key === openKey : undefined)}
            </div>
          );
        })}
      </div>
      {openKey !== undefined && (
        <div ref={panel} key={openKey} className={styles.panel} onPointerEnter={keep}>
          {renderPanel(openKey)}
        </div>
      )}
    </nav>
  );
}
