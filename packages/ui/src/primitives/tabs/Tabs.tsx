import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../cx.ts';
import { Link } from '../link/Link';
import styles from './Tabs.module.css';
import type { TabItem, TabsProps } from './Tabs.types.ts';

/** Under a tab that is wider than its word, the line stays short. */
const EVEN_LINE = 32;

const isStretched = (tab: HTMLElement): boolean => getComputedStyle(tab).flexGrow === '1';

/** Moves the line under the active tab, and the active tab into the middle of the strip. */
function underline(strip: HTMLElement, line: HTMLElement): void {
  const tab = strip.querySelector<HTMLElement>('[data-active]');
  line.hidden = !tab;
  if (!tab) return;
  // Until here, and without scripts, the active tab underlines itself.
  strip.classList.add(...(styles.measured ? [styles.measured] : []));
  const width = isStretched(tab) ? EVEN_LINE : tab.offsetWidth;
  line.style.width = `${width}px`;
  line.style.transform = `translateX(${tab.offsetLeft + (tab.offsetWidth - width) / 2}px)`;
  // Whoever walks along the tabs by keys is not pulled away from the one they have reached.
  const reached = strip.querySelector(':focus-visible');
  if (reached && reached !== tab) return;
  const left = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  strip.scrollTo({ left });
}

/** Arrow keys walk along the tabs. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('a,button')];
  const next = tabs[tabs.indexOf(document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Words in a row, one of them underlined; the line slides. */
export function Tabs(props: TabsProps) {
  const { items, active, onSelect, label, kind = 'panel', even, centred, className } = props;
  const Strip = kind === 'panel' ? 'div' : 'nav';
  const strip = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);

  // The line follows what is drawn. It is told of the first size too, once the strip is laid out.
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const draw = () => line.current && underline(element, line.current);
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => observer.disconnect();
  }, [items, active]);

  function tab({ key, label: words, to }: TabItem<ReactNode>) {
    const isActive = key === active;
    const select = () => {
      if (!isActive) onSelect?.(key);
    };
    const common = {
      className: cx(styles.tab, styles.own, isActive && styles.active),
      'data-active': isActive || undefined,
    };
    if (to) {
      return (
        <Link
          key={key}
          {...common}
          to={to}
          onTap={select}
          aria-current={isActive ? 'page' : undefined}
        >
          {words}
        </Link>
      );
    }
    const state =
      kind === 'panel'
        ? { role: 'tab', 'aria-selected': isActive }
        : { 'aria-current': isActive || undefined };
    return (
      <button key={key} type="button" {...common} {...state} onClick={select}>
        {words}
      </button>
    );
  }

  return (
    <Strip
      ref={strip}
      className={cx(styles.strip, even && styles.even, centred && styles.centred, className)}
      role={kind === 'panel' ? 'tablist' : undefined}
      aria-label={label}
      onKeyDown={walk}
    >
      {items.map(tab)}
      <div ref={line} className={styles.line} aria-hidden="true" hidden />
    </Strip>
  );
}
