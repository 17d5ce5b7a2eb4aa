import type { FapiaoInput } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Button, Form, Input, Note, Row, Select } from '@vitrine/ui';
import { useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import * as layout from '../../../shared/layout/layout.ts';
import { messages } from './messages.ts';
import { type FapiaoDraft, findProblem, toInput } from './rules.ts';

/** The draft of a fapiao, which is sent once no field is missing or wrong. */
function useFapiaoForm(initial: FapiaoDraft, save: (input: FapiaoInput) => Promise<string>) {
  const t = useMessages(messages);
  const [draft, setDraft] = useState(initial);
  const [isSubmitted, setSubmitted] = useState(false);
  const { run, isPending, error, setError } = useAction({ showErrorAs: 'note', failed: t.failed });
  const problem = findProblem(draft);

  async function send(): Promise<void> {
    setSubmitted(true);
    if (!problem) await run(() => save(toInput(draft)));
  }

  function update(change: Partial<FapiaoDraft>): void {
    setDraft({ ...draft, ...change });
    setError(undefined);
  }

  return { draft, update, send, isPending, error, problem: isSubmitted ? problem : undefined };
}

const MAX_TITLE = 100;
/** With the spaces that people write between groups of digits. */
const MAX_TAX_NUMBER = 24;
const MAX_EMAIL = 120;

interface FapiaoFormProps {
  label: string;
  initial: FapiaoDraft;
  submit: string;
  /** Saves the form and returns what the shopper reads afterwards. */
  save(input: FapiaoInput): Promise<string>;
  /** Closes a form that changes a fapiao. */
  onClose?: (() => void) | undefined;
}

/** Whom a fapiao is made out to, and where it is sent. */
export function FapiaoForm({ label, initial, submit, save, onClose }: FapiaoFormProps) {
  const t = useMessages(messages);
  const form = useFapiaoForm(initial, save);
  const { draft, update, problem } = form;
  const isCompany = draft.titleKind === 'company';
  return (
    <Form className={layout.form} label={label} onSubmit={() => void form.send()}>
      <Select
        label={t.kind}
        options={Object.entries(t.kinds).map(([value, name]) => ({ value, name }))}
        value={draft.titleKind}
        onChange={(titleKind) => update({ titleKind: titleKind as FapiaoDraft['titleKind'] })}
      />
      <Input
        label={isCompany ? t.companyTitle : t.personTitle}
        name="title"
        autoComplete={isCompany ? 'organization' : 'name'}
        maxLength={MAX_TITLE}
        value={draft.title}
        onChange={(title) => update({ title })}
        error={problem === 'title' ? t.problems.title : undefined}
      />
      {isCompany && (
        <Input
          label={t.taxNumber}
          hint={t.taxNumberHint}
          name="taxNumber"
          autoComplete="off"
          maxLength={MAX_TAX_NUMBER}
          value={draft.taxNumber}
          onChange={(taxNumber) => update({ taxNumber })}
          error={problem === 'taxNumber' ? t.problems.taxNumber : undefined}
        />
      )}
      <Input
        label={t.email}
        hint={t.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
        value={draft.email}
        onChange={(email) => update({ email })}
        error={problem === 'email' ? t.problems.email : undefined}
      />
      {form.error && <Note tone="bad">{form.error}</Note>}
      <Row gap={2}>
        {onClose && (
          <Button fullWidth variant="flat" onPress={onClose}>
            {t.back}
          </Button>
        )}
        <Button fullWidth submit loading={form.isPending}>
          {submit}
        </Button>
      </Row>
    </Form>
  );
}
