import type { Localised } from '@vitrine/kit';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { lacksChinese, toFormText, toOptionalText } from '../../catalogue/texts.ts';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useStaleWarning } from '../../form/useStaleWarning.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { FocalPointInput } from '../../media/FocalPointInput.tsx';
import styles from '../../media/media.module.css';
import { mediaMessages } from '../../media/messages.ts';
import type { MediaFile } from '../../media/upload-media.ts';
import { partMessages } from '../../parts/messages.ts';
import { usePermission } from '../../session/useOperator.ts';

interface MediaEditorProps {
  file: MediaFile;
  reload(): void;
  onDeleted(): void;
}

function DeleteButton({ file, onDeleted }: Omit<MediaEditorProps, 'reload'>) {
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

/** The name, the text and the focal point of a file. */
export function MediaEditor({ file, reload, onDeleted }: MediaEditorProps) {
  const texts = useMessages(mediaMessages);
  const { chineseToo } = useMessages(partMessages);
  const canWrite = usePermission('media:write');
  const [name, setName] = useState(file.name);
  const [alt, setAlt] = useState<Partial<Localised>>(file.alt ? toFormText(file.alt) : {});
  const [focalPoint, setFocalPoint] = useState(file.focalPoint);
  const [isDeleted, setIsDeleted] = useState(false);
  const body = { name: name.trim(), alt: toOptionalText(alt), focalPoint };
  const isHalf = lacksChinese(alt);
  const { alt: storedAlt } = file;
  const stored = {
    name: file.name,
    alt: storedAlt && toOptionalText(toFormText(storedAlt)),
    focalPoint: file.focalPoint,
  };
  useLeaveGuard(!isDeleted && (isHalf || JSON.stringify(body) !== JSON.stringify(stored)));
  const save = useAction({
    run: () => api.updateMediaFile({ params: { id: file.id }, body }, { version: file.version }),
    changes: ['media'],
    doneText: texts.saved,
    onProblem: useStaleWarning(reload),
  });
  return (
    <Form layout="vertical" disabled={!canWrite} onFinish={() => save.run(undefined)}>
      {file.kind === 'image' ? (
        <FocalPointInput url={file.url} value={focalPoint} onChange={setFocalPoint} />
      ) : (
        <video className={styles.large} src={file.url} controls muted preload="metadata" />
      )}
      <Form.Item label={texts.name} htmlFor="media-name" style={{ marginTop: 16 }}>
        <Input
          id="media-name"
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Form.Item>
      <Form.Item
        label={texts.alt}
        extra={texts.altHint}
        {...(isHalf ? { validateStatus: 'error' as const, help: chineseToo } : {})}
      >
        <LocalisedInput label={texts.alt} maxLength={300} value={alt} onChange={setAlt} />
      </Form.Item>
      {canWrite && (
        <Flex gap={8} justify="space-between">
          <Button
            type="primary"
            htmlType="submit"
            disabled={!name.trim() || isHalf}
            loading={save.isPending}
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
