import { LANGUAGES, type Language, type Localised } from '@vitrine/kit';
import { Flex, Input } from 'antd';
import { useMessages } from '../language/LanguageProvider.tsx';
import { languageNames } from '../language/language-names.ts';

interface LocalisedInputProps {
  value?: Partial<Localised>;
  onChange?(value: Partial<Localised>): void;
  id?: string;
  rows?: number;
  maxLength?: number;
  disabled?: boolean;
  /** What the text is, for screen readers. */
  label: string;
}

/** A text in both languages side by side. */
export function LocalisedInput({
  value = {},
  onChange,
  id,
  rows = 1,
  label,
  ...rest
}: LocalisedInputProps) {
  const names = useMessages(languageNames);
  const createProps = (language: Language, index: number) => ({
    ...rest,
    ...(index === 0 && id !== undefined ? { id } : {}),
    lang: language,
    'aria-label': `${label} · ${names[language]}`,
    placeholder: names[language],
    value: value[language] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange?.({ ...value, [language]: target.value }),
  });
  return (
    <Flex gap={8}>
      {LANGUAGES.map((language, index) =>
        rows > 1 ? (
          <Input.TextArea key={language} {...createProps(language, index)} rows={rows} />
        ) : (
          <Input key={language} {...createProps(language, index)} />
        ),
      )}
    </Flex>
  );
}
