import { useMessages, usePlatform } from '@vitrine/platform';
import { selectShop } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Check, Link, Tap, Text } from '@vitrine/ui';
import { useState } from 'react';
import type { ScreenProps } from '../screen.ts';
import { shopName, text } from '../words.ts';
import { CodeForm } from './CodeForm.tsx';
import { messages } from './messages.ts';
import { PartnerLogin } from './PartnerLogin';
import { PasswordForm } from './PasswordForm.tsx';
import { returnTo, wayOf } from './rules.ts';
import styles from './Screen.module.css';
import { useEntering } from './useEntering.ts';

/** What one agrees to, to be read where it is agreed to. */
function Papers() {
  const words = useMessages(messages);
  return (
    <Box className={styles.papers}>
      <Link className={styles.paper} to={{ route: 'content', params: { id: 'terms' } }}>
        {words.terms}
      </Link>
      <Link className={styles.paper} to={{ route: 'content', params: { id: 'privacy' } }}>
        {words.privacy}
      </Link>
    </Box>
  );
}

/** Every way in, and back to where the shopper was. */
export function LoginScreen({ query }: ScreenProps) {
  const words = useMessages(messages);
  const { navigation } = usePlatform();
  const shop = useSelector(selectShop);
  const name = useSelector(shopName);
  const entering = useEntering(returnTo(query.from));
  const way = wayOf(query);
  const [isAgreed, setAgreed] = useState(false);
  const [isReminded, setReminded] = useState(false);

  function mayEnter(): boolean {
    setReminded(!isAgreed);
    return isAgreed;
  }

  function change(): void {
    entering.setRefusal(undefined);
    const by = way === 'code' ? 'password' : undefined;
    navigation.go({ route: 'login', query: { ...query, by } }, { replace: true, keepScroll: true });
  }

  const Fields = way === 'code' ? CodeForm : PasswordForm;
  return (
    <Box className={styles.page}>
      <Text as="h1" look="cap" tone="quiet" className={styles.title}>
        {words.title}
      </Text>
      <Box className={styles.mark}>
        <Text>{name}</Text>
        <Text className={styles.latin}>{text(shop.latinName)}</Text>
      </Box>
      <Text as="h2" look="h1" className={styles.welcome}>
        {words.welcome}
      </Text>
      <Text as="p" look="ui" tone="soft">
        {words.hint[way]}
      </Text>
      <Fields entering={entering} mayEnter={mayEnter} />
      <PartnerLogin entering={entering} mayEnter={mayEnter} />
      <Tap className={styles.other} onTap={change}>
        {way === 'code' ? words.byPassword : words.byCode}
      </Tap>
      <Check
        checked={isAgreed}
        onChange={(agreed) => {
          setAgreed(agreed);
          setReminded(false);
        }}
        error={isReminded ? words.agreeFirst : undefined}
      >
        {words.agree}
      </Check>
      <Papers />
    </Box>
  );
}
