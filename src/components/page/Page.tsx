import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';

interface PageTitleProps {
  /** What the browser's tab is called instead, since histories keep it: of a citizen no name. */
  tab?: string;
  children: string;
}

/** The one h1 of a page, which names the browser's tab too. */
export function PageTitle({ tab, children }: PageTitleProps) {
  const translate = useTranslate();
  const product = translate('auth.title');
  const name = tab ?? children;
  useEffect(() => {
    document.title = `${name} · ${product}`;
  }, [name, product]);
  return (
    <Typography component="h1" variant="h1">
      {children}
    </Typography>
  );
}

interface PageProps extends Pick<PageTitleProps, 'tab'> {
  /** Heading, already translated. */
  title: string;
  /** One line below the heading. */
  subtitle?: ReactNode;
  /** Buttons at the heading's right; below it on a phone. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page that is not a declared view: heading, actions, content. */
export const Page = ({ title, tab, subtitle, actions, children }: PageProps) => (
  <Box>
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, mb: 3, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <PageTitle tab={tab}>{title}</PageTitle>
        {subtitle && (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </Stack>
      )}
    </Stack>
    {children}
  </Box>
);
