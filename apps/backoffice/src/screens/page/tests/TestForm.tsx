import type { PageTest } from '@vitrine/contract/admin';
import { MAX_SHARE_OF_B, MIN_SHARE_OF_B } from '@vitrine/contract/admin/page-limits';
import { formatMessage, LANGUAGES } from '@vitrine/kit';
import { Alert, Form, Input, InputNumber, Radio, Select, Slider } from 'antd';
import type { AdminRequest } from '../../../api/admin-api.ts';
import { api } from '../../../api/api.ts';
import { useAction } from '../../../api/useAction.ts';
import { applyProblem } from '../../../form/apply-problem.ts';
import { FormModal } from '../../../form/FormModal.tsx';
import { TimeInput } from '../../../form/TimeInput.tsx';
import { useFreshRow } from '../../../form/useFreshRow.ts';
import { useRequired } from '../../../form/useRequired.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { languageNames } from '../../../language/language-names.ts';
import { focusWhenShown } from '../../../parts/focus-when-shown.ts';
import { toOptions } from '../../../parts/to-options.ts';
import { testMessages } from './messages.ts';
import { SampleCalculator } from './SampleCalculator.tsx';

type TestInput = NonNullable<AdminRequest<'createPageTest'>['body']>;

const MAX_NAME = 120;
const MAX_HYPOTHESIS = 1_000;
const SHARE_STEP = 5;
const WIDTH = 640;

interface TestFormProps {
  page: string;
  /** The test that is changed; without it a new one is planned. */
  test?: PageTest;
  onClose(): void;
}

const toInput = (test: PageTest): TestInput => {
  const { name, hypothesis, language, goal, shareOfB, plannedSample, endsAt, rule } = test;
  return { name, hypothesis, language, goal, shareOfB, plannedSample, endsAt, rule };
};

/** What the test compares, and for how long. */
function PlanFields({ isFixed }: { isFixed: boolean }) {
  const texts = useMessages(testMessages);
  const languageTexts = useMessages(languageNames);
  const required = useRequired();
  const form = Form.useFormInstance<TestInput>();
  const shareOfB = Form.useWatch('shareOfB', form) ?? MAX_SHARE_OF_B;
  return (
    <>
      <Form.Item name="language" label={texts.language}>
        <Select
          allowClear
          disabled={isFixed}
          placeholder={texts.allLanguages}
          options={LANGUAGES.map((value) => ({ value, label: languageTexts[value] }))}
        />
      </Form.Item>
      <Form.Item name="goal" label={texts.goal} extra={texts.goalHint} rules={required}>
        <Radio.Group disabled={isFixed} options={toOptions(texts.goals)} />
      </Form.Item>
      <Form.Item name="shareOfB" label={formatMessage(texts.share, { share: shareOfB })}>
        <Slider
          ariaLabelForHandle={formatMessage(texts.share, { share: shareOfB })}
          disabled={isFixed}
          min={MIN_SHARE_OF_B}
          max={MAX_SHARE_OF_B}
          step={SHARE_STEP}
          marks={{ [MIN_SHARE_OF_B]: `${MIN_SHARE_OF_B}%`, [MAX_SHARE_OF_B]: `${MAX_SHARE_OF_B}%` }}
        />
      </Form.Item>
      {!isFixed && (
        <SampleCalculator
          shareOfB={shareOfB}
          onUse={(plannedSample) => form.setFieldsValue({ plannedSample })}
        />
      )}
      <Form.Item
        name="plannedSample"
        label={texts.sample}
        extra={texts.sampleHint}
        rules={[{ required: true, message: texts.sampleRule }]}
      >
        <InputNumber disabled={isFixed} min={1} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="endsAt" label={texts.endsAt} extra={texts.endsHint} rules={required}>
        <TimeInput disabled={isFixed} />
      </Form.Item>
      <Form.Item name="rule" label={texts.rule}>
        <Radio.Group disabled={isFixed} options={toOptions(texts.rules)} />
      </Form.Item>
    </>
  );
}

/** Plans a test, or changes it. */
export function TestForm({ page, test, onClose }: TestFormProps) {
  const texts = useMessages(testMessages);
  const required = useRequired();
  const [form] = Form.useForm<TestInput>();
  const fresh = useFreshRow({
    row: test,
    form,
    list: 'page-tests',
    read: ({ id }) => api.getPageTest({ params: { id } }),
    toValues: toInput,
  });
  const { row } = fresh;
  const isFixed = row !== undefined && row.state !== 'draft';
  const save = useAction({
    run: (input: TestInput, options) => {
      const body = { ...input, language: input.language ?? null };
      return row
        ? api.updatePageTest({ params: { id: row.id }, body }, { ...options, version: row.version })
        : api.createPageTest({ params: { code: page }, body }, options);
    },
    changes: ['page-tests'],
    doneText: test ? texts.changed : texts.planned,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal<TestInput>
      title={test ? texts.change : texts.plan}
      isOpen
      width={WIDTH}
      form={form}
      initialValues={
        test ? toInput(test) : { goal: 'order', shareOfB: MAX_SHARE_OF_B, rule: 'by-hand' }
      }
      okText={test ? texts.change : texts.plan}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={save.run}
      onClose={onClose}
    >
      {isFixed && <Alert type="info" showIcon title={texts.fixed} style={{ marginBlockEnd: 16 }} />}
      <Form.Item name="name" label={texts.name} rules={required}>
        <Input ref={focusWhenShown} maxLength={MAX_NAME} />
      </Form.Item>
      <Form.Item name="hypothesis" label={texts.hypothesis} extra={texts.hypothesisHint}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={MAX_HYPOTHESIS} />
      </Form.Item>
      <PlanFields isFixed={isFixed} />
    </FormModal>
  );
}
