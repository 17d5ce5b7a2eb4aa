import { Box, Icon, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { Cta } from '../parts/Cta.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { selectBenefits } from './rules.ts';
import type { Partner, PartnerBenefit, PartnershipCardListFields } from './schema.ts';
import styles from './View.module.css';

const BenefitItem = ({ benefit: { description, icon, symbol } }: { benefit: PartnerBenefit }) => (
  <Box as="li" className={styles.benefit}>
    {icon?.source ? (
      <ModulePicture image={icon} alt="" ratio="1/1" sizes="24px" className={styles.icon} />
    ) : (
      <Icon name={symbol} size="l" />
    )}
    <Text as="p" variant="micro" tone="soft" className={styles.description}>
      {description}
    </Text>
  </Box>
);

/** The logo of a partner, or its name in small capitals. */
const PartnerHeader = ({ partner: { logo, name, subtitle } }: { partner: Partner }) => (
  <Box className={styles.head}>
    {logo?.source ? (
      <ModulePicture image={logo} alt={logo.alt || name} sizes="120px" className={styles.logo} />
    ) : (
      <Text as="h3" className={styles.name}>
        {name}
      </Text>
    )}
    {subtitle && (
      <Text variant="caption" tone="quiet" className={styles.subtitle}>
        {subtitle}
      </Text>
    )}
  </Box>
);

function PartnerCard({ partner }: { partner: Partner }) {
  const benefits = selectBenefits(partner);
  const { linkText: text, commonLink } = partner;
  return (
    <Box as="article" className={styles.card}>
      <PartnerHeader partner={partner} />
      {partner.detail && (
        <Text as="p" variant="ui" tone="soft" className={styles.detail}>
          {partner.detail}
        </Text>
      )}
      {benefits.length > 0 && (
        <Box as="ul" className={styles.benefits}>
          {benefits.map((benefit) => (
            <BenefitItem key={benefit.description} benefit={benefit} />
          ))}
        </Box>
      )}
      <Cta
        button={{ text, commonLink, colorOfText: '', backgroundColor: '' }}
        className={styles.button}
      />
    </Box>
  );
}

export const View = ({ fields }: ModuleProps<PartnershipCardListFields>) => (
  <Box className={styles.cards}>
    {fields.cards.map((partner) => (
      <PartnerCard key={`${partner.name}${partner.logo?.source}`} partner={partner} />
    ))}
  </Box>
);
