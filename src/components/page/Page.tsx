import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';

interface PageTitleProps {
  /**
   * The title of the browser tab, if it differs: browsers keep it in their history, so it must not contain a citizen's
   * name.
   */
  tab?: string;
  children: string;
}

/** The only h1 of a page; it is also the title of the browser tab. */
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
  /** Buttons to the right of the heading; below it on a phone. */
  actions?: ReactNode;
  /** The content begins close below the heading. */
  isDense?: boolean;
  children: ReactNode;
}

/** The layout of every page that is no declared view: heading, actions, content. */
export const Page = ({ title, tab, subtitle, actions, isDense = false, children }: PageProps) => (
  <Box>
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: 2,
        mb: isDense ? 1 : 3,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
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
