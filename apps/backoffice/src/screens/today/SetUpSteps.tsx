import { CheckCircleFilled, ClockCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import type { SetUpGuide as Guide, SetUpState, SetUpStep } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Card, Progress } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ScreenLink } from '../../parts/ScreenLink.tsx';
import styles from './SetUpGuide.module.css';
import { setUpMessages, setUpSteps } from './set-up-messages.ts';

/** The screen on which a step is done; what has none is a setting of the server, or done elsewhere. */
const PLACES: Readonly<Record<SetUpStep, string | undefined>> = {
  brand: undefined,
  merchant: '/merchants',
  products: '/imports',
  home: '/pages',
  payment: undefined,
  messages: undefined,
  legal: '/pages',
  staff: '/staff',
  testOrder: undefined,
  open: undefined,
};

const ICONS: Readonly<Record<SetUpState, typeof CheckCircleFilled>> = {
  done: CheckCircleFilled,
  skipped: MinusCircleOutlined,
  open: ClockCircleOutlined,
};

function StepAction({ step }: { step: SetUpStep }) {
  const { actions } = useMessages(setUpMessages);
  const texts: Partial<Record<SetUpStep, string>> = actions;
  const place = PLACES[step];
  if (step === 'testOrder')
    return (
      <a href="/" target="_blank" rel="noopener">
        {texts[step]}
      </a>
    );
  return place === undefined ? null : <ScreenLink href={place}>{texts[step]}</ScreenLink>;
}

interface StepRowProps {
  readonly step: SetUpStep;
  readonly state: SetUpState;
  onSkip(isSkipped: boolean): void;
}

function StepRow({ step, state, onSkip }: StepRowProps) {
  const texts = useMessages(setUpMessages);
  const { name, hint } = useMessages(setUpSteps)[step];
  const Icon = ICONS[state];
  return (
    <li className={styles.step} data-state={state}>
      <Icon className={styles.icon ?? ''} aria-label={texts[state]} />
      <div className={styles.text}>
        <strong>{name}</strong>
        {state === 'open' && <span className={styles.hint}>{hint}</span>}
        {state === 'skipped' && <span className={styles.hint}>{texts.skipped}</span>}
      </div>
      {state === 'open' && <StepAction step={step} />}
      {state === 'open' && (
        <Button
          size="small"
          type="text"
          aria-label={formatMessage(texts.skipStep, { name })}
          onClick={() => onSkip(true)}
        >
          {texts.skip}
        </Button>
      )}
      {state === 'skipped' && (
        <Button
          size="small"
          type="text"
          aria-label={formatMessage(texts.takeUpStep, { name })}
          onClick={() => onSkip(false)}
        >
          {texts.takeUp}
        </Button>
      )}
    </li>
  );
}

/** The steps of a new shop, with what is done and where the others are done. */
export function SetUpSteps({ guide }: { guide: Guide }) {
  const texts = useMessages(setUpMessages);
  const { modal } = App.useApp();
  const skip = useAction({
    run: ({ step, isSkipped }: { step: SetUpStep; isSkipped: boolean }) =>
      api.skipSetUpStep({ params: { step }, body: { isSkipped } }),
    changes: ['set-up'],
  });
  const steps = guide.steps.filter(({ step }) => step !== 'open');
  const open = steps.filter(({ state }) => state === 'open').length;
  const done = steps.length - open;
  const finish = () => skip.run({ step: 'open', isSkipped: true });
  const ask = () =>
    open === 0
      ? finish()
      : modal.confirm({
          title: formatMessage(texts.finishTitle, { count: open }),
          content: texts.finishText,
          okText: texts.finish,
          onOk: finish,
        });
  return (
    <Card
      size="small"
      title={<h2 className={styles.heading}>{texts.title}</h2>}
      extra={formatMessage(texts.progress, { done, all: steps.length })}
    >
      <Progress percent={Math.round((done / steps.length) * 100)} showInfo={false} size="small" />
      <ol className={styles.steps}>
        {steps.map(({ step, state }) => (
          <StepRow
            key={step}
            step={step}
            state={state}
            onSkip={(isSkipped) => skip.run({ step, isSkipped })}
          />
        ))}
      </ol>
      <Button type={open === 0 ? 'primary' : 'default'} loading={skip.isPending} onClick={ask}>
        {texts.finish}
      </Button>
    </Card>
  );
}
