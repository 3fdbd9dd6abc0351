import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { tabsOf } from '#contract/access/menuLinks.ts';
import { onSessionChange, pausedSession, storedActor } from '#src/authProvider/storedSession.ts';
import { useConfiguration } from '#src/components/data/configuration.ts';
import { Boundary } from '#src/components/page/Boundary.tsx';
import { Broken } from '#src/components/page/ErrorPages.tsx';
import { LinkTabs } from '#src/components/page/LinkTabs.tsx';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { PageSkeleton } from '#src/components/page/PageSkeleton.tsx';
import { CodeMissing } from '#src/components/page/retryImport.ts';
import { Guard } from './Guard.tsx';
import { LateParts } from './LateParts.tsx';
import { Menu } from './Menu.tsx';
import { Sidebar } from './Sidebar.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { Toasts } from './Toasts.tsx';
import { TopBar } from './TopBar.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';
import { useConnectionLost } from './useConnectionLost.ts';

/** Shown while the server is unreachable, above the possibly outdated page (ERR-05). */
function NetworkNotice() {
  const translate = useTranslate();
  const lost = useConnectionLost();
  return (
    <div role="status">
      {lost && (
        <Alert severity="warning" icon={<CloudOffIcon />} role="presentation" sx={{ mb: 2 }}>
          {translate('shell.offline')}
        </Alert>
      )}
    </div>
  );
}

/** Credits the party IT office, by its configured name or in the user's language, with the year (SHELL-01). */
function Footer() {
  const translate = useTranslate();
  const credit = useConfiguration()?.credit || translate('shell.creditName');
  return (
    <Box
      component="footer"
      sx={{
        px: { xs: 2, md: 4 },
        py: 2,
        color: 'text.secondary',
        fontSize: '0.8125rem',
        displayPrint: 'none',
      }}
    >
      {translate('shell.credit', { year: new Date().getFullYear(), credit })}
    </Box>
  );
}

interface LayoutProps {
  /** Shown in the top bar. The element must be the same at each render. */
  search: ReactNode;
  children: ReactNode;
}

/** The frame of every page but sign-in (SHELL-01). It survives an error in the page. */
export function Layout({ search, children }: LayoutProps) {
  const { pathname } = useLocation();
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipLink />
      <Navigation search={search} />
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 }}>
        <Toolbar />
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{ flexGrow: 1, px: { xs: 2, md: 4 }, py: 3, outline: 'none' }}
        >
          <NetworkNotice />
          <LateParts slot="warnings" />
          <OfficeTabs />
          <Boundary key={pathname} fallback={stoppedPage}>
            <Suspense fallback={<PageSkeleton />}>
              <Guard>{children}</Guard>
            </Suspense>
          </Boundary>
        </Box>
        <Footer />
      </Box>
      <Toasts />
      <UpdateNotice />
      <PausedSession />
    </Box>
  );
}

const startAnew = () => window.location.reload();
const stoppedPage = (retry: () => void, failure: unknown) => (
  <Broken onRetry={failure instanceof CodeMissing ? startAnew : retry} />
);

/** Top bar and sidebar, memoized since react-admin renders its layout several times at the start. */
const Navigation = memo(function Navigation({ search }: Pick<LayoutProps, 'search'>) {
  const translate = useTranslate();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isSidebarOpen, setSidebarOpen] = useState(true);
  const [over, setOver] = useState(false);
  const open = phone ? over : isSidebarOpen;
  const toggle = () => (phone ? setOver(!over) : setSidebarOpen(!isSidebarOpen));
  return (
    <>
      <TopBar search={search} menuOpen={open} onMenu={toggle} />
      <Sidebar phone={phone} open={open} onClose={() => setOver(false)} label={translate('shell.menu.label')}>
        <Menu onNavigate={() => setOver(false)} />
      </Sidebar>
    </>
  );
});

/** The tabs above the office's screens, for users with a single sidebar link (GRD-03). */
function OfficeTabs() {
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

const SignInAgain = lazyWithWords(() => import('./SignInAgain.tsx'));

/** Asks for a new sign-in above a page with typed text after the session has ended (AUTH-10). */
function PausedSession() {
  const paused = useSyncExternalStore(onSessionChange, pausedSession);
  return paused && <SignInAgain user={paused.session.user} />;
}
