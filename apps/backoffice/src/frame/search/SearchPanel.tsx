import { SearchOutlined } from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { Button, Input, Spin } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { useStored } from '../../parts/useStored.ts';
import { FoundList } from './FoundList.tsx';
import { searchMessages } from './messages.ts';
import { addRecentSearch } from './recent-searches.ts';
import styles from './Search.module.css';
import { useFound } from './useFound.ts';

function RecentSearches({ searches, onChoose }: RecentSearchesProps) {
  const texts = useMessages(searchMessages);
  if (searches.length === 0) return null;
  return (
    <div className={styles.recent}>
      <span className={styles.group}>{texts.recent}</span>
      {searches.map((search) => (
        <Button key={search} size="small" onClick={() => onChoose(search)}>
          {search}
        </Button>
      ))}
    </div>
  );
}

interface RecentSearchesProps {
  searches: readonly string[];
  onChoose(search: string): void;
}

/** What Safari reports for a key that the input method takes after it has ended the composition. */
const TAKEN_BY_INPUT_METHOD = 229;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface SearchPanelProps {
  onClose(): void;
}

/** One field for everything, with what it finds below it. */
export function SearchPanel({ onClose }: SearchPanelProps) {
  const texts = useMessages(searchMessages);
  const [, navigate] = useLocation();
  const { base } = useRouter();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useStored<string[]>('recent-searches', []);
  const { groups, isSearching, isTooShort, isFailed } = useFound(text);
  const listId = useId();
  const entries = groups.flatMap((group) => group.entries);
  const search = (next: string) => {
    setText(next);
    setActive(0);
  };
  const remember = () => setRecent(addRecentSearch(recent, text.trim()));
  const close = () => {
    remember();
    onClose();
  };
  const openActive = (isInNewTab: boolean) => {
    const entry = entries[active];
    if (!entry) return;
    if (isInNewTab) {
      remember();
      window.open(`${base}${entry.href}`);
      return;
    }
    close();
    navigate(entry.href);
  };
  const followKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    // Enter and arrows of a Chinese input method choose characters.
    if (event.nativeEvent.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) return;
    if (event.key === 'Enter') openActive(event.ctrlKey || event.metaKey);
    if (step === undefined || entries.length === 0) return;
    event.preventDefault();
    setActive((active + step + entries.length) % entries.length);
  };
  const isEmpty = text.trim() !== '' && !isSearching && entries.length === 0;
  return (
    <div className={styles.panel}>
      <Input
        ref={focusWhenShown}
        size="large"
        prefix={<SearchOutlined />}
        suffix={isSearching ? <Spin size="small" aria-label={texts.searching} /> : <span />}
        role="combobox"
        aria-label={texts.label}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(entries[active] ? { 'aria-activedescendant': `${listId}-${active}` } : {})}
        placeholder={texts.hint}
        value={text}
        maxLength={100}
        onChange={({ target }) => search(target.value)}
        onKeyDown={followKey}
      />
      <div role="status" className={styles.status}>
        {isFailed && texts.failed}
        {isEmpty && isTooShort && texts.tooShort}
        {isEmpty && !isTooShort && !isFailed && formatMessage(texts.nothing, { text: text.trim() })}
      </div>
      {text.trim() === '' && <RecentSearches searches={recent} onChoose={search} />}
      <FoundList id={listId} groups={groups} active={active} onPoint={setActive} onFollow={close} />
      <small className={styles.keys}>{texts.keys}</small>
    </div>
  );
}
