import type { AnalyticsReport } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Card } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import styles from './Analytics.module.css';
import { analyticsMessages } from './messages.ts';
import type { ShowEvents } from './types.ts';

const STEPS = ['sessions', 'product', 'bag', 'checkout', 'orders'] as const;

interface FunnelProps {
  funnel: AnalyticsReport['funnel'];
  onShowEvents: ShowEvents;
}

/** How many sessions reached each step towards an order. */
export function Funnel({ funnel, onShowEvents }: FunnelProps) {
  const texts = useMessages(analyticsMessages);
  const format = useFormat();
  const largest = Math.max(1, ...STEPS.map((step) => funnel[step]));
  return (
    <Card size="small" title={<h2 className={styles.heading}>{texts.funnel}</h2>}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const before = STEPS[index - 1];
          const countBefore = before ? funnel[before] : 0;
          const name = texts.steps[step];
          return (
            <li key={step} className={styles.step}>
              {step === 'orders' || !onShowEvents ? (
                name
              ) : (
                <Button
                  type="link"
                  className={styles.value ?? ''}
                  onClick={() => onShowEvents('step', step)}
                >
                  {name}
                </Button>
              )}
              <div className={styles.bar} style={{ width: `${(funnel[step] / largest) * 100}%` }} />
              <strong>{format.number(funnel[step])}</strong>
              <small className={styles.small}>
                {countBefore > 0 &&
                  formatMessage(texts.ofStepBefore, {
                    share: format.percent(funnel[step] / countBefore),
                  })}
              </small>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
