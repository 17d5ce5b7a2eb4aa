import { App, Form, type FormInstance, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import { partMessages } from '../parts/messages.ts';
import { FreshNotice } from './FreshNotice.tsx';

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
    if (!form.isFieldsTouched()) return onClose();
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
