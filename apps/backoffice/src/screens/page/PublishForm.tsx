import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import type { AdminRequest, AdminResponse } from '../../api/admin-api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { TimeInput } from '../../form/TimeInput.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { BlockPublication } from '../blocks/BlockPublication.tsx';
import { type Finding, Findings } from './Findings.tsx';
import { pageMessages } from './messages.ts';
import { PageCollisions, type PublicationTarget } from './PageCollisions.tsx';

const MAX_NOTE = 400;

type Publication = NonNullable<AdminRequest<'publishPageDraft'>['body']>;
type Revision = AdminResponse<'publishPageRevision'>;

export type PublicationRun = (
  body: Publication,
  options: { idempotencyKey: string },
) => Promise<Revision>;

interface PublishFormProps {
  target: PublicationTarget & { isBlock?: boolean };
  run: PublicationRun;
  /** Lists what is wrong with what is published. */
  check?(): Promise<readonly Finding[]>;
  onClose(): void;
}

/** Asks from when until when something is shown, and publishes it. */
export function PublishForm({ target, run, check, onClose }: PublishFormProps) {
  const texts = useMessages(pageMessages);
  const [form] = Form.useForm<Publication>();
  const [hasPlaceholders, setHasPlaceholders] = useState(false);
  const startsAt = Form.useWatch('startsAt', form);
  const endsAt = Form.useWatch('endsAt', form);
  const checkDraft = async () => {
    const findings = (await check?.()) ?? [];
    setHasPlaceholders(findings.some(({ isPlaceholder }) => isPlaceholder));
    return findings;
  };
  const publish = useAction({
    run,
    changes: ['pages', 'page-revisions', 'blocks'],
    doneText: texts.published,
    onDone: onClose,
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <FormModal<Publication>
      title={texts.publish}
      isOpen
      form={form}
      okText={texts.publish}
      isPending={publish.isPending}
      onFinish={publish.run}
      onClose={onClose}
    >
      {check && <Findings check={checkDraft} />}
      {hasPlaceholders && (
        <Form.Item
          name="acceptsPlaceholders"
          valuePropName="checked"
          rules={[
            {
              validator: (_, accepts) =>
                accepts ? Promise.resolve() : Promise.reject(new Error(texts.replaceOrAccept)),
            },
          ]}
        >
          <Checkbox>{texts.acceptPlaceholders}</Checkbox>
        </Form.Item>
      )}
      <Form.Item name="startsAt" label={texts.startsAt} extra={texts.startsHint}>
        <TimeInput />
      </Form.Item>
      <Form.Item name="endsAt" label={texts.endsAt} extra={texts.endsHint}>
        <TimeInput />
      </Form.Item>
      {target.isBlock ? (
        <BlockPublication code={target.page} language={target.language} />
      ) : (
        <PageCollisions target={target} startsAt={startsAt} endsAt={endsAt} />
      )}
      <Form.Item name="note" label={texts.note}>
        <Input maxLength={MAX_NOTE} />
      </Form.Item>
    </FormModal>
  );
}
