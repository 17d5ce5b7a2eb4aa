import { Alert, Form, Input, InputNumber, Segmented, Select } from 'antd';
import { useState } from 'react';
import type { AdminRequest, AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { TimeInput } from '../../form/TimeInput.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { FieldColumns } from '../pages/FieldColumns.tsx';
import { type PageTarget, toPreviewShopper } from '../pages/target.ts';
import { targetMessages } from '../pages/target-messages.ts';
import { PreviewResult } from './PreviewResult.tsx';
import { previewMessages } from './preview-messages.ts';

type Shopper = NonNullable<AdminRequest<'createPreviewLink'>['body']>;
type Draft = AdminResponse<'getPageDraft'>;

interface PreviewDialogProps {
  draft: Pick<Draft, 'id'> & PageTarget;
  isChanged: boolean;
  onClose(): void;
}

const WIDTH = 640;
const COUNTRY = /^[A-Z]{2}$/;
const DEFAULT_HOURS = 24;
const MAX_HOURS = 168;

/** The shopper that the draft is written for. */
const createShopper = (draft: PreviewDialogProps['draft']): Shopper => ({
  ...toPreviewShopper(draft),
  isLoggedIn: false,
  at: null,
  hours: DEFAULT_HOURS,
});

/** Asks who the shopper is and at what time they open the page, and shows what they would see. */
export function PreviewDialog({ draft, isChanged, onClose }: PreviewDialogProps) {
  const texts = useMessages(previewMessages);
  const targetTexts = useMessages(targetMessages);
  const [form] = Form.useForm<Shopper>();
  const [shopper, setShopper] = useState(() => createShopper(draft));
  const [link, setLink] = useState<AdminResponse<'createPreviewLink'>>();
  const create = useAction({
    run: (body: Shopper, options) =>
      api.createPreviewLink({ params: { id: draft.id }, body }, options),
    onDone: (created, body) => {
      setShopper(body);
      setLink(created);
    },
    onProblem: (error) => applyProblem(form, error),
  });
  if (link)
    return <PreviewResult link={link} onBack={() => setLink(undefined)} onClose={onClose} />;
  return (
    <FormModal<Shopper>
      title={texts.title}
      isOpen
      form={form}
      initialValues={shopper}
      okText={texts.create}
      width={WIDTH}
      isPending={create.isPending}
      onFinish={(values) => create.run({ ...shopper, ...values, gender: values.gender ?? null })}
      onClose={onClose}
    >
      {isChanged && (
        <Alert type="warning" showIcon title={texts.unsaved} style={{ marginBlockEnd: 16 }} />
      )}
      <FieldColumns>
        <Form.Item name="gender" label={texts.gender}>
          <Select
            allowClear
            placeholder={texts.anyGender}
            options={toOptions(targetTexts.genders)}
          />
        </Form.Item>
        <Form.Item name="benefits" label={texts.benefits}>
          <Select mode="tags" tokenSeparators={[',', ' ']} maxCount={50} />
        </Form.Item>
        <Form.Item
          name="country"
          label={texts.country}
          rules={[{ required: true, pattern: COUNTRY, message: texts.countryRule }]}
        >
          <Input maxLength={2} />
        </Form.Item>
        <Form.Item name="platform" label={texts.platform}>
          <Select options={toOptions(targetTexts.platforms)} />
        </Form.Item>
        <Form.Item name="visitor" label={targetTexts.visitor} extra={targetTexts.visitorHint}>
          <Select options={toOptions(targetTexts.visitors)} />
        </Form.Item>
      </FieldColumns>
      <Form.Item
        name="arm"
        label={texts.arm}
        getValueProps={(value: 'b' | null) => ({ value: value ?? 'a' })}
        normalize={(value: 'a' | 'b') => (value === 'b' ? 'b' : null)}
      >
        <Segmented block options={toOptions(targetTexts.arms)} />
      </Form.Item>
      <FieldColumns>
        <Form.Item name="at" label={texts.at} extra={texts.atHint}>
          <TimeInput />
        </Form.Item>
        <Form.Item
          name="hours"
          label={texts.hours}
          rules={[{ required: true, message: texts.hoursRule }]}
        >
          <InputNumber min={1} max={MAX_HOURS} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </FieldColumns>
    </FormModal>
  );
}
