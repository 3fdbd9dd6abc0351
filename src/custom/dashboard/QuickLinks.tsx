import AllInboxIcon from '@mui/icons-material/AllInboxOutlined';
import ListIcon from '@mui/icons-material/AssignmentOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ScreenPath } from '#contract/access/screens.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { ownFolder } from '#src/components/page/ownFolder.ts';

/** Links to the next steps. */
export function QuickLinks() {
  const translate = useTranslate();
  const id = useId();
  const folder = ownFolder();
  if (!folder) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {translate('dashboard.next')}
      </Typography>
      <Box component="ul" sx={GRID}>
        <QuickLink name="mine" icon={ListIcon} path={folder} />
        <QuickLink name="all" icon={AllInboxIcon} path="/grievance/all" />
      </Box>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
};

interface QuickLinkProps {
  /** Key below `dashboard.links`. */
  name: string;
  icon: ComponentType<SvgIconProps>;
  path: ScreenPath;
}

function QuickLink({ name, icon: Icon, path }: QuickLinkProps) {
  const translate = useTranslate();
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={path}
        sx={{ display: 'flex', alignItems: 'start', justifyContent: 'start', gap: 2, p: 2, height: '100%' }}
      >
        <Icon color="primary" />
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{translate(`dashboard.links.${name}.title`)}</Typography>
          <Hint text={`dashboard.links.${name}.text`} />
        </Box>
      </CardActionArea>
    </Card>
  );
}
