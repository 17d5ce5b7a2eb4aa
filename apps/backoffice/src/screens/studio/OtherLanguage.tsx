import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Button, Result, Skeleton } from 'antd';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { ShopFrame } from '../../parts/device/ShopFrame.tsx';
import { toShopUrl } from '../../shop-pages.ts';
import { pageHref } from '../pages/page-href.ts';
import { haveSameTarget, toPreviewShopper } from '../pages/target.ts';
import { studioMessages } from './messages.ts';
import styles from './Studio.module.css';
import { useStudio } from './StudioContext.ts';

/** The draft of the other language for the same audience, and a link to its preview. */
function useOtherDraft() {
  const { draft } = useStudio();
  const { page, isBlock, language } = draft;
  return useQuery({
    queryKey: ['page-draft-other', draft.id],
    queryFn: async () => {
      const params = { code: page };
      const { drafts } = await (isBlock ? api.getPageBlock : api.getPage)({ params });
      const other = drafts.find((one) => one.language !== language && haveSameTarget(one, draft));
      if (!other) return null;
      const link = await api.createPreviewLink({
        params: { id: other.id },
        body: toPreviewShopper(draft),
      });
      return { ...other, path: toShopUrl(link.url) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The same page in the other language beside the canvas, as it was last saved. */
export function OtherLanguage({ onClose }: { onClose(): void }) {
  const texts = useMessages(studioMessages);
  const languageTexts = useMessages(languageNames);
  const toText = useProblemText();
  const { draft } = useStudio();
  const { data: other, error, isFetching, refetch } = useOtherDraft();
  const name = languageTexts[draft.language === 'zh-CN' ? 'en-US' : 'zh-CN'];
  const title = formatMessage(texts.otherLanguage, { language: name });
  return (
    <aside className={styles.other} aria-label={title}>
      <div className={styles.otherBar}>
        <strong>{title}</strong>
        {other && <Link href={`/pages/${other.id}/edit`}>{texts.editOther}</Link>}
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          {texts.reload}
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      {error && <Result status="warning" title={toText(error)} />}
      {other === undefined && !error && <Skeleton active />}
      {other === null && (
        <Result
          status="info"
          title={formatMessage(texts.noOther, { language: name })}
          extra={<Link href={pageHref(draft)}>{texts.back}</Link>}
        />
      )}
      {other && <ShopFrame key={other.path} src={other.path} title={title} />}
    </aside>
  );
}
