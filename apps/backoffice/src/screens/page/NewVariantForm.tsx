import { LANGUAGES } from '@vitrine/kit';
import { Form, Segmented, Select } from 'antd';
import { useLocation } from 'wouter';
import type { AdminRequest, AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { toOptions } from '../../parts/to-options.ts';
import { FieldColumns } from '../pages/FieldColumns.tsx';
import { TargetFields } from '../pages/TargetFields.tsx';
import { EVERYBODY, haveSameTarget } from '../pages/target.ts';
import { targetMessages } from '../pages/target-messages.ts';
import { useTargetText } from '../pages/useTargetText.ts';
import { pageMessages } from './messages.ts';

type ManagedPage = AdminResponse<'getPage'>;
type Draft = ManagedPage['drafts'][number];
type NewDraft = NonNullable<AdminRequest<'createPageDraft'>['body']>;
type VariantFields = Omit<NewDraft, 'from'> & { from?: string };

const WIDTH = 640;

interface NewVariantFormProps {
  page: ManagedPage;
  arm?: 'b';
  onClose(): void;
}

/** What everybody sees is what a variant most often begins with. */
const chooseSource = (drafts: readonly Draft[]) =>
  drafts.find((draft) => haveSameTarget(draft, EVERYBODY)) ?? drafts[0];

/** Empty inputs mean everybody. */
const toBody = ({ from, language, ...target }: VariantFields): NewDraft => ({
  ...Object.fromEntries(Object.entries(target).filter(([, value]) => Boolean(value))),
  language,
  from: from ? { type: 'draft', id: from } : null,
});

/** Adds a draft for some of the shoppers, or the other version of a test, and opens it. */
export function NewVariantForm({ page, arm, onClose }: NewVariantFormProps) {
  const texts = useMessages(pageMessages);
  const targetTexts = useMessages(targetMessages);
  const languageTexts = useMessages(languageNames);
  const nameTarget = useTargetText();
  const required = useRequired();
  const [, goTo] = useLocation();
  const [form] = Form.useForm<VariantFields>();
  const source = chooseSource(page.drafts);
  const create = useAction({
    run: (fields: VariantFields, options) =>
      api.createPageDraft({ params: { code: page.code }, body: toBody(fields) }, options),
    changes: ['pages'],
    onDone: ({ id }) => goTo(`/pages/${id}/edit`),
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <FormModal<VariantFields>
      title={texts.newVariant}
      isOpen
      form={form}
      initialValues={{
        language: source?.language ?? 'zh-CN',
        arm: arm ?? null,
        ...(source && { from: source.id }),
      }}
      okText={texts.newVariant}
      width={WIDTH}
      isPending={create.isPending}
      onFinish={create.run}
      onClose={onClose}
    >
      <FieldColumns>
        <Form.Item name="language" label={texts.language} rules={required}>
          <Select options={LANGUAGES.map((value) => ({ value, label: languageTexts[value] }))} />
        </Form.Item>
        <Form.Item name="from" label={texts.from}>
          <Select
            allowClear
            placeholder={texts.emptyPage}
            options={page.drafts.map((draft) => ({
              value: draft.id,
              label: `${languageTexts[draft.language]} · ${nameTarget(draft)}`,
            }))}
          />
        </Form.Item>
      </FieldColumns>
      <Form.Item
        name="arm"
        label={targetTexts.arm}
        extra={texts.armHint}
        getValueProps={(value: 'b' | null) => ({ value: value ?? 'a' })}
        normalize={(value: 'a' | 'b') => (value === 'b' ? 'b' : null)}
      >
        <Segmented block options={toOptions(texts.arms)} />
      </Form.Item>
      <TargetFields />
    </FormModal>
  );
}
