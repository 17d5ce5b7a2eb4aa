import type { Profile } from '@vitrine/contract';
import { toChinaIsoDate } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { ActionBar, Box, Button, cx, Form, Input, Note, Select, Text } from '@vitrine/ui';
import { useState } from 'react';
import * as layout from '../../../shared/layout/layout.ts';
import { LeaveGuard } from '../../../shared/leave-guard/LeaveGuard.tsx';
import { useOffered } from '../../../shared/offered/useOffered.ts';
import { messages } from './messages.ts';
import { DAYS, listYears, MONTHS } from './rules.ts';
import styles from './Screen.module.css';
import { useProfileForm } from './useProfileForm.ts';

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, name: value }));

type ProfileFormState = ReturnType<typeof useProfileForm>;

function Birthday({ form: { draft, write, getFieldError } }: { form: ProfileFormState }) {
  const t = useMessages(messages);
  const hasMembership = useOffered('accessReward');
  const [years] = useState(() => listYears(Number(toChinaIsoDate(Date.now()).slice(0, 4))));
  const error = getFieldError('birthday');
  const renderPart = (name: 'year' | 'month' | 'day', values: readonly string[]) => (
    <Select
      label={t.parts[name]}
      hidesLabel
      placeholder={t.parts[name]}
      options={toOptions(values)}
      value={draft[name]}
      onChange={(value) => write({ [name]: value })}
      autoComplete={`bday-${name}`}
    />
  );
  return (
    <Box role="group" aria-label={t.birthday}>
      <Text variant="caption" tone="soft">
        {t.birthday}
      </Text>
      <Box className={styles.birthday}>
        {renderPart('year', years)}
        {renderPart('month', MONTHS)}
        {renderPart('day', DAYS)}
      </Box>
      <Text
        as="p"
        variant="caption"
        tone={error ? 'warn' : 'quiet'}
        role={error ? 'alert' : undefined}
      >
        {error ?? (hasMembership && t.birthdayHint)}
      </Text>
    </Box>
  );
}

/** The form of the shopper's name, e-mail, title and birthday. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useMessages(messages);
  const form = useProfileForm(profile);
  const { draft, write, getFieldError } = form;
  const field = (name: 'name' | 'email') => ({
    label: t[name],
    name,
    value: draft[name],
    onChange: (value: string) => write({ [name]: value }),
    error: getFieldError(name),
  });
  return (
    <>
      <Form
        className={cx(layout.form, layout.formTop)}
        label={t.title}
        onSubmit={() => void form.save()}
      >
        <Input {...field('name')} autoComplete="name" maxLength={40} />
        <Input
          {...field('email')}
          type="email"
          autoComplete="email"
          maxLength={120}
          hint={t.emailHint}
        />
        <Select
          label={t.gender}
          placeholder={t.unsaid}
          options={[
            { value: 'women', name: t.women },
            { value: 'men', name: t.men },
          ]}
          value={draft.gender}
          onChange={(gender) => write({ gender })}
          autoComplete="sex"
        />
        <Birthday form={form} />
        {form.error && <Note tone="bad">{form.error}</Note>}
        <ActionBar withoutSpacer>
          <Button fullWidth submit loading={form.isSaving} disabled={!form.isDirty}>
            {t.save}
          </Button>
        </ActionBar>
        <LeaveGuard when={form.isDirty && !form.isSaving} />
      </Form>
      {form.verification}
    </>
  );
}
