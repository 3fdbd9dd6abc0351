import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { tabsOf } from '#contract/access/menuLinks.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useConfiguration } from '#src/components/data/configuration.ts';
import { LinkTabs } from '#src/components/page/LinkTabs.tsx';

/** The tabs above the office's screens, for users with a single sidebar link (GRD-03). */
export function OfficeTabs() {
  const translate = useTranslate();
  const configuration = useConfiguration();
  const { pathname } = useLocation();
  const actor = storedActor();
  const tabs = actor && configuration?.groups.office ? tabsOf(actor) : [];
  const current = pathname.replace(/\/+$/, '');
  if (!tabs.some(({ path }) => path === current)) return null;
  return (
    <LinkTabs
      label={translate('shell.menu.tabs')}
      tabs={tabs.map((tab) => ({ ...tab, label: translate(`shell.menu.${tab.label}`) }))}
      current={current}
    />
  );
}
