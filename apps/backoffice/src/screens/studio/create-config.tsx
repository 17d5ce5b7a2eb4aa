import type { Config } from '@puckeditor/core';
import type { Language } from '@vitrine/kit';
import type { ReactNode } from 'react';
import { CanvasModule } from './CanvasModule.tsx';
import { CanvasShop } from './CanvasShop.tsx';
import { createFields } from './create-fields.tsx';
import { MODULE_GROUPS } from './editing/module-groups.ts';
import { MODULE_FIELDS } from './entries.ts';

interface ConfigOptions {
  /** The language of the operator. */
  language: Language;
  /** The language of the page. */
  pageLanguage: Language;
  titleLabel: string;
}

/** The modules of the shop as components of the editor. */
export const createConfig = ({ language, pageLanguage, titleLabel }: ConfigOptions): Config => ({
  categories: Object.fromEntries(
    MODULE_GROUPS.map(({ label, codes }) => [
      label['en-US'],
      { title: label[language], components: [...codes] },
    ]),
  ),
  components: Object.fromEntries(
    Object.entries(MODULE_FIELDS).map(([code, field]) => [
      code,
      {
        label: field.label[language],
        fields: createFields(field, language),
        defaultProps: field.initial as Record<string, unknown>,
        render: ({ puck: _, editMode: __, children: ___, ...props }) => (
          <CanvasModule code={code} text={JSON.stringify(props)} language={pageLanguage} />
        ),
      },
    ]),
  ),
  root: {
    fields: { title: { type: 'text', label: titleLabel } },
    render: ({ children }: { children: ReactNode }) => (
      <CanvasShop language={pageLanguage}>{children}</CanvasShop>
    ),
  },
});
