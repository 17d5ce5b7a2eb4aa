import type { Config } from '@puckeditor/core';
import type { Language } from '@vitrine/kit';
import { LINKED_BLOCK } from '@vitrine/modules/schemas';
import type { ReactNode } from 'react';
import { LinkedBlock } from './blocks/LinkedBlock.tsx';
import { LinkedBlockFields } from './blocks/LinkedBlockFields.tsx';
import { CanvasModule } from './CanvasModule.tsx';
import { CanvasShop } from './CanvasShop.tsx';
import { createFields } from './create-fields.tsx';
import { EmptyCanvas } from './EmptyCanvas.tsx';
import { MODULE_GROUPS } from './editing/module-groups.ts';
import { MODULE_FIELDS } from './entries.ts';

interface ConfigOptions {
  /** The language of the operator. */
  language: Language;
  /** The language of the page. */
  pageLanguage: Language;
  titleLabel: string;
}

const createModules = (language: Language, pageLanguage: Language): Config['components'] =>
  Object.fromEntries(
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
  );

/** The modules of the shop as components of the editor. */
export const createConfig = ({ language, pageLanguage, titleLabel }: ConfigOptions): Config => ({
  categories: {
    ...Object.fromEntries(
      MODULE_GROUPS.map(({ label, codes }) => [
        label['en-US'],
        { title: label[language], components: [...codes] },
      ]),
    ),
    // A linked block is inserted from the list of blocks.
    other: { visible: false },
  },
  components: {
    ...createModules(language, pageLanguage),
    [LINKED_BLOCK]: {
      label: MODULE_FIELDS[LINKED_BLOCK]?.label[language] ?? LINKED_BLOCK,
      fields: {
        block: {
          type: 'custom',
          render: ({ value }) => <LinkedBlockFields block={String(value ?? '')} />,
        },
      },
      render: ({ block }) => <LinkedBlock block={String(block ?? '')} language={pageLanguage} />,
    },
  },
  root: {
    fields: { title: { type: 'text', label: titleLabel } },
    render: ({ children }: { children: ReactNode }) => (
      <CanvasShop language={pageLanguage}>
        {children}
        <EmptyCanvas />
      </CanvasShop>
    ),
  },
});
