import type { ComponentData } from '@puckeditor/core';

const MAX_LENGTH = 40;

const toPlainText = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';

/** The words by which an editor knows a module: its name, its title, or the beginning of its text. */
export function nameModule({ props }: ComponentData): string {
  const { moduleName, title, moduleTitle, text, content, textAfterStart } = props as Record<
    string,
    unknown
  >;
  const ofTitle = (moduleTitle as { title?: unknown } | undefined)?.title;
  const name = [moduleName, title, ofTitle, text, content, textAfterStart]
    .map(toPlainText)
    .find((words) => words !== '');
  return name?.slice(0, MAX_LENGTH) ?? '';
}
