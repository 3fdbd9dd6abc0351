import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useConfiguration } from '#src/components/data/configuration.ts';
import { Boundary } from '#src/components/page/Boundary.tsx';
import { Broken } from '#src/components/page/ErrorPages.tsx';
import { PageSkeleton } from '#src/components/page/PageSkeleton.tsx';
import { CodeMissing } from '#src/components/page/retryImport.ts';
import { ChannelNotice } from '#src/custom/messages/channels/ChannelNotice.tsx';
import { Guard } from './Guard.tsx';
import { Menu } from './Menu.tsx';
import { OfficeTabs } from './OfficeTabs.tsx';
import { PausedSession } from './PausedSession.tsx';
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
          <ChannelNotice />
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
