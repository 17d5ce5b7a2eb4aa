import type { Localised } from '@vitrine/kit';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { lacksChinese, toFormText, toOptionalText } from '../../catalogue/texts.ts';
import { FreshNotice } from '../../form/FreshNotice.tsx';
import { isSame } from '../../form/is-same.ts';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useOptionalText } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { FocalPointInput } from '../../media/FocalPointInput.tsx';
import styles from '../../media/media.module.css';
import { mediaMessages } from '../../media/messages.ts';
import type { MediaFile } from '../../media/upload-media.ts';
import { useMayCall } from '../../session/useOperator.ts';

interface MediaValues {
  name: string;
  alt: Partial<Localised>;
  focalPoint: MediaFile['focalPoint'];
}

interface MediaEditorProps {
  file: MediaFile;
  onDeleted(): void;
}

function DeleteButton({ file, onDeleted }: MediaEditorProps) {
  const texts = useMessages(mediaMessages);
  const { modal } = App.useApp();
  const remove = useAction({
    run: () => api.deleteMediaFile({ params: { id: file.id } }),
    changes: ['media'],
    doneText: texts.deleted,
    onDone: onDeleted,
  });
  const ask = () =>
    modal.confirm({
      title: formatMessage(texts.deleteTitle, { name: file.name }),
      content: texts.deleteHint,
      okText: texts.delete,
      okButtonProps: { danger: true },
      onOk: () => remove.run(undefined),
    });
  return (
    <Button
      danger
      disabled={file.uses > 0}
      title={file.uses > 0 ? texts.deleteBlocked : undefined}
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      {texts.delete}
    </Button>
  );
}

const TOGETHER = [['focalPoint']];

const toValues = ({ name, alt, focalPoint }: MediaFile): MediaValues => ({
  name,
  alt: alt ? toFormText(alt) : {},
  focalPoint,
});

const toBody = ({ name, alt, focalPoint }: MediaValues) => ({
  name: name.trim(),
  alt: toOptionalText(alt),
  focalPoint,
});

/** The name, the text and the focal point of a file. */
export function MediaEditor({ file, onDeleted }: MediaEditorProps) {
  const texts = useMessages(mediaMessages);
  const optionalText = useOptionalText();
  const canWrite = useMayCall('updateMediaFile');
  const [form] = Form.useForm<MediaValues>();
  const [isDeleted, setIsDeleted] = useState(false);
  const fresh = useFreshRow({
    row: file,
    form,
    list: 'media',
    read: async ({ id }) => (await api.getMediaFile({ params: { id } })).file,
    toValues,
    together: TOGETHER,
  });
  const { id, version } = fresh.row ?? file;
  const typed = Form.useWatch((values: MediaValues) => values, { form, preserve: true });
  const values = { ...toValues(file), ...typed };
  const isHalf = lacksChinese(values.alt);
  const isChanged = isHalf || !isSame(toBody(values), toBody(toValues(fresh.row ?? file)));
  useLeaveGuard(!isDeleted && isChanged);
  const save = useAction({
    run: (sent: MediaValues) =>
      api.updateMediaFile({ params: { id }, body: toBody(sent) }, { version }),
    changes: ['media'],
    doneText: texts.saved,
    onDone: fresh.takeSaved,
    onProblem: fresh.takeFresh,
  });
  return (
    <Form<MediaValues>
      form={form}
      layout="vertical"
      disabled={!canWrite}
      initialValues={toValues(file)}
      onFinish={() => save.run(form.getFieldsValue(true))}
    >
      {file.kind === 'image' ? (
        <Form.Item name="focalPoint">
          <FocalPointInput url={file.url} />
        </Form.Item>
      ) : (
        <video className={styles.large} src={file.url} controls muted preload="metadata" />
      )}
      <Form.Item name="name" label={texts.name} style={{ marginTop: 16 }}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="alt" label={texts.alt} extra={texts.altHint} rules={optionalText}>
        <LocalisedInput label={texts.alt} maxLength={300} />
      </Form.Item>
      <FreshNotice text={fresh.notice} />
      {canWrite && (
        <Flex gap={8} justify="space-between">
          <Button
            type="primary"
            htmlType="submit"
            disabled={!values.name.trim() || isHalf}
            loading={save.isPending || fresh.isReading}
          >
            {texts.save}
          </Button>
          <DeleteButton
            file={file}
            onDeleted={() => {
              // The guard must let go before the URL changes.
              flushSync(() => setIsDeleted(true));
              onDeleted();
            }}
          />
        </Flex>
      )}
    </Form>
  );
}
