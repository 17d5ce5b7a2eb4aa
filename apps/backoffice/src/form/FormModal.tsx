import { App, Form, type FormInstance, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import { partMessages } from '../parts/messages.ts';
import { FreshNotice } from './FreshNotice.tsx';

/** Dialogs of screens have 1000. */
const ABOVE_DIALOGS = 1_005;

interface FormModalProps<T> {
  title: string;
  isOpen: boolean;
  form: FormInstance<T>;
  initialValues?: Partial<T>;
  okText: string;
  isPending: boolean;
  width?: number;
  /** What the operator has to know before the form is sent again. */
  notice?: string | undefined;
  /** Nothing is lost by closing it, so that it closes without a question, and lies above other dialogs. */
  closesAtOnce?: boolean;
  onFinish(values: T): void;
  onClose(): void;
  children: ReactNode;
}

/** A form in a dialog. A changed form is closed only after a question. */
export function FormModal<T extends object>(props: FormModalProps<T>) {
  const { title, isOpen, form, initialValues, okText, isPending, onFinish, onClose } = props;
  const texts = useMessages(partMessages);
  const { modal } = App.useApp();
  const close = () => {
    if (props.closesAtOnce || !form.isFieldsTouched()) return onClose();
    modal.confirm({
      title: texts.leaveTitle,
      okText: texts.leave,
      cancelText: texts.stay,
      onOk: onClose,
    });
  };
  return (
    <Modal
      title={title}
      open={isOpen}
      onCancel={close}
      okText={okText}
      cancelText={texts.cancel}
      confirmLoading={isPending}
      okButtonProps={{ htmlType: 'submit' }}
      destroyOnHidden
      {...(props.closesAtOnce ? { zIndex: ABOVE_DIALOGS } : {})}
      {...(props.width ? { width: props.width } : {})}
      modalRender={(dialog) => (
        <Form<T>
          form={form}
          layout="vertical"
          clearOnDestroy
          {...(initialValues ? { initialValues } : {})}
          onFinish={onFinish}
        >
          {dialog}
        </Form>
      )}
    >
      <FreshNotice text={props.notice} />
      {props.children}
    </Modal>
  );
}
