import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../cx.ts';
import { Link } from '../link/Link';
import styles from './Tabs.module.css';
import type { TabItem, TabsProps } from './Tabs.types.ts';

/** Width of the underline below a stretched tab. */
const STRETCHED_LINE_WIDTH = 32;

const isStretched = (tab: HTMLElement): boolean => getComputedStyle(tab).flexGrow === '1';

/** Moves the underline to the active tab and scrolls that tab to the middle of the strip. */
function updateUnderline(strip: HTMLElement, line: HTMLElement): void {
  const tab = strip.querySelector<HTMLElement>('[data-active]');
  line.hidden = !tab;
  if (!tab) return;
  // Before this class is set, and without JavaScript, CSS underlines the active tab.
  strip.classList.add(...(styles.measured ? [styles.measured] : []));
  const width = isStretched(tab) ? STRETCHED_LINE_WIDTH : tab.offsetWidth;
  line.style.width = `${width}px`;
  line.style.transform = `translateX(${tab.offsetLeft + (tab.offsetWidth - width) / 2}px)`;
  // Does not scroll away from a tab that has the keyboard focus.
  const focused = strip.querySelector(':focus-visible');
  if (focused && focused !== tab) return;
  const left = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  strip.scrollTo({ left });
}

/** Moves the focus between tabs on arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  // With Alt or Cmd an arrow goes back in the history.
  if (!by || event.altKey || event.metaKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('a,button')];
  const next = tabs[tabs.indexOf(document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A row of tabs with a sliding underline. */
export function Tabs(props: TabsProps) {
  const {
    items,
    active,
    onSelect,
    label,
    variant = 'panel',
    equalWidth,
    centred,
    className,
  } = props;
  const Strip = variant === 'panel' ? 'div' : 'nav';
  const strip = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);

  // The observer also reports the first layout.
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const update = () => line.current && updateUnderline(element, line.current);
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [items, active]);

  function renderTab({ key, label: content, to }: TabItem<ReactNode>) {
    const isActive = key === active;
    const select = () => {
      if (!isActive) onSelect?.(key);
    };
    const common = {
      className: cx(styles.tab, styles.button, isActive && styles.active),
      'data-active': isActive || undefined,
    };
    if (to) {
      return (
        <Link
          key={key}
          {...common}
          to={to}
          onPress={select}
          aria-current={isActive ? 'page' : undefined}
        >
          {content}
        </Link>
      );
    }
    const state =
      variant === 'panel'
        ? { role: 'tab', 'aria-selected': isActive }
        : { 'aria-current': isActive || undefined };
    return (
      <button key={key} type="button" {...common} {...state} onClick={select}>
        {content}
      </button>
    );
  }

  return (
    <Strip
      ref={strip}
      className={cx(
        styles.strip,
        equalWidth && styles.equalWidth,
        centred && styles.centred,
        className,
      )}
      role={variant === 'panel' ? 'tablist' : undefined}
      aria-label={label}
      onKeyDown={moveFocus}
    >
      {items.map(renderTab)}
      <div ref={line} className={styles.line} aria-hidden="true" hidden />
    </Strip>
  );
}
