import { useLanguage } from '../../../language/LanguageProvider.tsx';
import { findFieldText } from './find-field-text.ts';
import { VALUE_TEXTS } from './value-texts.ts';

/** The texts of fields and of their values in the operator's language. */
export function useFieldTexts() {
  const { language } = useLanguage();
  return {
    toLabel: (path: readonly string[]) => findFieldText(path)?.label[language] ?? '',
    toHint: (path: readonly string[]) => findFieldText(path)?.hint?.[language],
    toValueText: (value: string) => VALUE_TEXTS[value]?.[language] ?? value,
  };
}
