import css from './panel.module.css';

export interface Panel {
  /** Adds a line at the top. */
  add(kind: 'landing' | 'event' | 'bridge' | 'login', text: string): void;
}

/** Older lines are removed, so that a page stays small after hours of inspection. */
const MAX_LINES = 200;

function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string | undefined,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className ?? '';
  element.textContent = text;
  return element;
}

/** Plain elements outside the app, so that the panel does not change the inspected page. */
export function createPanel({ onOutline }: { onOutline(isOn: boolean): void }): Panel {
  const panel = createElement('details', css.panel);
  const count = createElement('summary', css.summary, 'ffws · 0');
  const outline = createElement('button', css.button, 'modules');
  const lines = createElement('ol', css.lines);
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
      const item = createElement('li', css[kind], text);
      lines.prepend(item);
      if (lines.childElementCount > MAX_LINES) lines.lastElementChild?.remove();
    },
  };
}
