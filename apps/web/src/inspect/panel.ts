import css from './panel.module.css';

export interface Panel {
  /** A line of what has just happened. */
  add(kind: 'visit' | 'event' | 'bridge', text: string): void;
}

/** Older lines make room: a page that is looked at for an hour stays light. */
const MAX_LINES = 200;

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string | undefined,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className ?? '';
  element.textContent = text;
  return element;
}

/** Plain elements beside the app, so that what is looked at is not changed by being looked at. */
export function createPanel({ onOutline }: { onOutline(isOn: boolean): void }): Panel {
  const panel = make('details', css.panel);
  const count = make('summary', css.summary, 'ffws · 0');
  const outline = make('button', css.button, 'modules');
  const lines = make('ol', css.lines);
  let total = 0;
  let isOn = true;
  outline.addEventListener('click', () => {
    isOn = !isOn;
    onOutline(isOn);
  });
  panel.append(count, outline, lines);
  document.body.append(panel);
  return {
    add(kind, text) {
      total += 1;
      count.textContent = `ffws · ${total}`;
      const item = make('li', css[kind], text);
      lines.prepend(item);
      if (lines.childElementCount > MAX_LINES) lines.lastElementChild?.remove();
    },
  };
}
