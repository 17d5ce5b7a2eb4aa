import type { ComponentData } from '@puckeditor/core';

/** The text by which an editor knows a module. */
export function describeModule({ props }: ComponentData): string {
  const { moduleName, title, moduleTitle } = props as {
    moduleName?: string;
    title?: unknown;
    moduleTitle?: { title?: string };
  };
  return moduleName || (typeof title === 'string' ? title : '') || moduleTitle?.title || '';
}
