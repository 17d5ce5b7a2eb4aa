import type { AccountSection } from './sections.ts';

export interface AccountMenuProps {
  section: AccountSection;
}
