import BlockIcon from '@mui/icons-material/Block';
import ReportIcon from '@mui/icons-material/ReportGmailerrorred';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageTitle } from './Page.tsx';

interface StandInProps {
  icon: ComponentType<SvgIconProps>;
  /** Keys of the catalogue. */
  title: string;
  text: string;
  children: ReactNode;
}

/** The content of a page that cannot be shown: the reason and the next step. */
function StandIn({ icon: Icon, title, text, children }: StandInProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', textAlign: 'center' }}>
      <Stack spacing={2} sx={{ alignItems: 'center', maxWidth: '32rem' }}>
        <Icon color="primary" sx={{ fontSize: 56 }} />
        <PageTitle>{translate(title)}</PageTitle>
        <Typography color="textSecondary">{translate(text)}</Typography>
        <Stack direction="row" spacing={1}>
          {children}
        </Stack>
      </Stack>
    </Box>
  );
}

function HomeButton() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/" variant="contained">
      {translate('shell.home')}
    </Button>
  );
}

/** For a path that does not exist (SHELL-12). */
export const NotFound = () => (
  <StandIn icon={SearchOffIcon} title="shell.notFound.title" text="shell.notFound.text">
    <HomeButton />
  </StandIn>
);

/** For a page that the role may not see (SHELL-13). */
export const AccessDenied = () => (
  <StandIn icon={BlockIcon} title="shell.denied.title" text="shell.denied.text">
    <HomeButton />
  </StandIn>
);

/** For a page that threw an error; a reload also helps when its code could not be loaded. */
export function Broken({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <StandIn icon={ReportIcon} title="shell.broken.title" text="shell.broken.text">
      <Button variant="contained" onClick={onRetry}>
        {translate('common.retry')}
      </Button>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {translate('shell.broken.reload')}
      </Button>
    </StandIn>
  );
}
