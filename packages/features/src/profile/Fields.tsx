import type { Profile } from '@vitrine/contract';
import { chinaDate } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { ActionBar, Box, Button, Form, Input, Note, Select, Text } from '@vitrine/ui';
import { useState } from 'react';
import { Unsaved } from '../unsaved/Unsaved.tsx';
import { messages } from './messages.ts';
import { DAYS, MONTHS, yearsUntil } from './rules.ts';
import styles from './Screen.module.css';
import { useProfileForm } from './useProfileForm.ts';

const named = (values: readonly string[]) => values.map((value) => ({ value, name: value }));

type Written = ReturnType<typeof useProfileForm>;

function Birthday({ form: { draft, write, faultOf } }: { form: Written }) {
  const words = useMessages(messages);
  const [years] = useState(() => yearsUntil(Number(chinaDate(Date.now()).slice(0, 4))));
  const error = faultOf('birthday');
  const part = (name: 'year' | 'month' | 'day', values: readonly string[]) => (
    <Select
      label={words.parts[name]}
      hidesLabel
      placeholder={words.parts[name]}
      options={named(values)}
      value={draft[name]}
      onChange={(value) => write({ [name]: value })}
      autoComplete={`bday-${name}`}
    />
  );
  return (
    <Box role="group" aria-label={words.birthday}>
      <Text look="cap" tone="soft">
        {words.birthday}
      </Text>
      <Box className={styles.birthday}>
        {part('year', years)}
        {part('month', MONTHS)}
        {part('day', DAYS)}
      </Box>
      <Text as="p" look="cap" tone={error ? 'warn' : 'quiet'} role={error ? 'alert' : undefined}>
        {error ?? words.birthdayHint}
      </Text>
    </Box>
  );
}

/** What the shopper tells about themself. */
export function Fields({ profile }: { profile: Profile }) {
  const words = useMessages(messages);
  const form = useProfileForm(profile);
  const { draft, write, faultOf } = form;
  return (
    <Form className={styles.form} label={words.title} onSubmit={() => void form.save()}>
      <Input
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={40}
        value={draft.name}
        onChange={(name) => write({ name })}
        error={faultOf('name')}
      />
      <Input
        label={words.email}
        name="email"
        kind="email"
        autoComplete="email"
        maxLength={120}
        value={draft.email}
        onChange={(email) => write({ email })}
        hint={words.emailHint}
        error={faultOf('email')}
      />
      <Select
        label={words.gender}
        placeholder={words.unsaid}
        options={[
          { value: 'women', name: words.women },
          { value: 'men', name: words.men },
        ]}
        value={draft.gender}
        onChange={(gender) => write({ gender })}
        autoComplete="sex"
      />
      <Birthday form={form} />
      {form.refusal && <Note tone="bad">{form.refusal}</Note>}
      <ActionBar early>
        <Button wide submit loading={form.isSaving} disabled={!form.isDirty}>
          {words.save}
        </Button>
      </ActionBar>
      <Unsaved when={form.isDirty && !form.isSaving} />
    </Form>
  );
}
