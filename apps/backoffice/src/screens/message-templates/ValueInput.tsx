import { formatMessage, type Language } from '@vitrine/kit';
import { Input } from 'antd';
import { useId } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { cardMessages } from './card-messages.ts';
import { type FieldEffect, listFieldEffects, type TemplatePreview } from './field-effects.ts';
import styles from './MessageTemplates.module.css';
import { templateMessages } from './messages.ts';

/** The server takes no more, and says long before what is too long for a message. */
const MAX_TYPED = 2_000;

/** What keeps the message from being sent, and what becomes of the value in the cards. */
function useNotes(name: string, preview: TemplatePreview | undefined) {
  const texts = useMessages(templateMessages);
  const cardTexts = useMessages(cardMessages);
  const problem = preview?.problems.find(({ value }) => value === name);
  const describe = ({ channels, field }: FieldEffect) =>
    formatMessage(field.shown === null ? texts.refusedBy : texts.changedBy, {
      channels: channels.map((channel) => cardTexts.channels[channel]).join(texts.separator),
      name: field.name,
      shown: field.shown ?? '',
      rule: formatMessage(cardTexts.kinds[field.kind], { max: field.max ?? 0 }),
    });
  const effects = listFieldEffects(name, preview?.cards ?? []).map((effect) => ({
    isError: effect.field.shown === null,
    text: describe(effect),
  }));
  if (!problem) return effects;
  const text =
    problem.reason === 'missing'
      ? texts.missing
      : formatMessage(texts.tooLong, { max: problem.max });
  return [{ isError: true, text }, ...effects];
}

interface ValueInputProps {
  name: string;
  language: Language;
  value: string;
  onChange: (value: string) => void;
  preview: TemplatePreview | undefined;
}

/** One value of a template, and what the shop and the vendors would say about it. */
export function ValueInput({ name, language, value, onChange, preview }: ValueInputProps) {
  const { values } = useMessages(cardMessages);
  const notes = useNotes(name, preview);
  const id = useId();
  return (
    <div className={styles.value}>
      <label htmlFor={id}>{values[name as keyof typeof values] ?? name}</label>
      <Input
        id={id}
        lang={language}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={MAX_TYPED}
        {...(notes.some(({ isError }) => isError) && { status: 'error', 'aria-invalid': true })}
        aria-describedby={`${id}-notes`}
      />
      <div id={`${id}-notes`} role="status" className={styles.notes}>
        {notes.map(({ isError, text }) => (
          <span key={text} className={isError ? styles.refused : styles.changed}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
