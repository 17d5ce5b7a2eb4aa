import type { Head } from '@vitrine/features';
import type { Language } from '@vitrine/kit';
import { localisedPath } from '../document/localised-path.ts';

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value);
}

/** Updates the document's head for a new screen. Share cards need no update: they are read on load only. */
export function updateHead(head: Head, language: Language): void {
  document.title = head.title;
  setAttribute('meta[name="description"]', 'content', head.description ?? '');
  const url = window.location.origin + localisedPath(head.path, language);
  setAttribute('link[rel="canonical"]', 'href', url);
}
