import { formatMessage, type Language } from '@vitrine/kit';
import type { CSSProperties } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import type { ModuleField } from './describe-module.ts';
import { type findModuleFaults, MODULE_FIELDS } from './entries.ts';

type Faults = ReturnType<typeof findModuleFaults>;

interface CanvasNoteProps {
  code: string;
  message: string;
  /** What the module lacks. */
  faults?: Faults;
}

/** The canvas has the style sheets of the shop only. */
const BOX: CSSProperties = {
  margin: 8,
  padding: 12,
  border: '1px dashed var(--border-strong)',
  background: 'var(--ivory)',
  color: 'var(--ink-2)',
  fontSize: 13,
};
const LIST: CSSProperties = { margin: '4px 0 0', paddingInlineStart: 18, listStyle: 'disc' };
const MAX_FAULTS = 4;

/** The names of a field and of the groups around it. */
function nameField(module: ModuleField | undefined, path: string, language: Language): string {
  let field = module;
  const names = path.split('.').flatMap((part) => {
    if (/^\d+$/.test(part)) {
      field = field?.children[0];
      return [`${Number(part) + 1}`];
    }
    field = field?.children.find(({ name }) => name === part);
    return [field?.label[language] ?? part];
  });
  return names.join(' ');
}

/** Stands in the canvas for a module that cannot be drawn, so that it can be selected. */
export function CanvasNote({ code, message, faults = [] }: CanvasNoteProps) {
  const { language } = useLanguage();
  const module = MODULE_FIELDS[code];
  return (
    <div role="note" style={BOX}>
      {formatMessage(message, { module: module?.label[language] ?? code })}
      {faults.length > 0 && (
        <ul style={LIST}>
          {faults.slice(0, MAX_FAULTS).map(({ field, message: fault }) => (
            <li key={`${field} ${fault['en-US']}`}>
              {`${nameField(module, field, language)} ${fault[language]}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
