import ChevronIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { SettingsSection } from '#src/components/slots/capability.ts';
import { componentOf } from '#src/components/slots/componentOf.ts';

interface SectionListProps {
  sections: readonly SettingsSection[];
  addressOf: (section: SettingsSection) => string;
}

/** The sections of the settings, one per line, with a sentence, the present value and a link to the form. */
export const SectionList = ({ sections, addressOf }: SectionListProps) => (
  <Paper variant="outlined">
    <List disablePadding>
      {sections.map((section) => (
        <SectionLine key={section.id} section={section} to={addressOf(section)} />
      ))}
    </List>
  </Paper>
);

function SectionLine({ section: { words, value }, to }: { section: SettingsSection; to: string }) {
  const translate = useTranslate();
  const id = useId();
  const Value = componentOf({ load: value });
  return (
    <ListItem disablePadding divider sx={{ '&:last-of-type': { borderBottom: 0 } }}>
      <ListItemButton
        component={Link}
        to={to}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text ${id}-value`}
        sx={LINE}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography id={`${id}-title`} sx={{ fontWeight: 600 }}>
            {translate(`${words}.title`)}
          </Typography>
          <Typography id={`${id}-text`} variant="body2" color="textSecondary">
            {translate(`${words}.text`)}
          </Typography>
        </Box>
        <Typography id={`${id}-value`} component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Suspense fallback={<Skeleton width="14rem" />}>
            <Value />
          </Suspense>
        </Typography>
        <ChevronIcon fontSize="small" color="action" sx={{ display: { xs: 'none', md: 'block' } }} />
      </ListItemButton>
    </ListItem>
  );
}

const LINE = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'center',
  py: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem auto' },
};
